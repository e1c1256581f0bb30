import { useTranslations } from "use-intl";
import type { ScreenName } from "#features/screens/model.ts";
import { LaterAppScreen } from "#features/screens/ui/app-screen.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import styles from "./screens.module.css";

/** The four phones, then the two wide pictures, each with what it shows. */
export function Screens() {
  const t = useTranslations("screens");
  const products = useTranslations("home.download");
  const screens = [
    ["wallet", t("tabs.wallet")],
    ["swap", t("wallet.swap")],
    ["dapps", t("dapps.title")],
    ["sign", t("sign.eyebrow")],
    ["extension", products("extensionTitle")],
    ["hardware", products("hardwareTitle")],
  ] as const satisfies [ScreenName, string][];
  return (
    <Section labelledBy="screens-title">
      <Container>
        <SectionHead id="screens-title" title={<Phrases of={t("gallery.title")} />} lead={t("alt.example")} />
        {/* On phones it scrolls sideways, so the keyboard must reach it. */}
        <div className={styles.strip} role="region" aria-label={t("alt.example")} tabIndex={0}>
          <ul className={styles.screens}>
            {screens.map(([name, title]) => (
              <li key={name} className={styles.screen} data-screen={name}>
                <LaterAppScreen of={name} />
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{t(`alt.${name}`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
