import { useTranslations } from "use-intl";
import { LaterAppScreen } from "#features/screens/ui/app-screen.tsx";
import { GoLink } from "#pages/go-link.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { FileIcon } from "#shell/icons/file-icon.tsx";
import { isOffered } from "#shell/navigation/offer.ts";
import { Container, Section } from "#ui/layout/layout.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Audits } from "./audits.tsx";
import styles from "./security.module.css";

const POINTS = [
  { name: "keys", icon: "key-round" },
  { name: "sign", icon: "scan-search" },
  { name: "verify", icon: "badge-check" },
  { name: "cold", icon: "cpu" },
] as const;

const LINKS = [
  { target: "tool:approval", name: "approvalLink" },
  { target: "tool:tokenSecurity", name: "tokenLink" },
  { target: "/download/verify", name: "verifyLink" },
  { target: "/about#contact", name: "reportLink" },
] as const;

export function Security() {
  const t = useTranslations("home.security");
  const screens = useTranslations("screens.alt");
  return (
    <Section labelledBy="security-title">
      <Container>
        <div className={styles.split}>
          <div className={styles.plate}>
            <LaterAppScreen of="sign" label={screens("sign")} />
          </div>
          <div>
            <h2 id="security-title">
              <Phrases of={t("title")} />
            </h2>
            <div className={styles.lead}>
              <Lead>{t("lead")}</Lead>
            </div>
            <ul className={styles.points}>
              {POINTS.map(({ name, icon }) => (
                <li key={name} className={styles.point}>
                  <FileIcon name={icon} />
                  <h3 className={styles.title}>{t(`${name}Title`)}</h3>
                  <p className={styles.text}>{t(`${name}Text`)}</p>
                </li>
              ))}
              <Audits />
            </ul>
            <div className={styles.links}>
              {LINKS.filter(({ target }) => isOffered(target)).map(({ target, name }) => (
                <GoLink key={name} target={target}>
                  {t(name)}
                </GoLink>
              ))}
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
