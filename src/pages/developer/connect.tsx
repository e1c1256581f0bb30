import { useTranslations } from "use-intl";
import { GoLink } from "#pages/go-link.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { Sample } from "./sample.tsx";
import { FAMILIES } from "./families.ts";
import { DEEP_LINK, METADATA, THEME_AND_LANGUAGE } from "./samples.ts";
import styles from "./connect.module.css";

const WAYS = [
  { name: "mobile", sample: "JavaScript", code: DEEP_LINK },
  { name: "theme", sample: "JavaScript", code: THEME_AND_LANGUAGE },
  { name: "metadata", sample: "HTML", code: METADATA },
] as const;

/** `counts`: the number of networks in each family. */
export function Connect({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const t = useTranslations("developer.connect");
  return (
    <Section labelledBy="connect-title" id="connect">
      <Container>
        <SectionHead id="connect-title" title={<Phrases of={t("title")} />} lead={t("lead")} />
        <div className={styles.way}>
          <div>
            <h3>{t("familiesTitle")}</h3>
            <p className={styles.text}>{t("familiesText")}</p>
            <p className={styles.text}>{t("evmText")}</p>
          </div>
          <Tabs
            name="family"
            open={FAMILIES[0]?.name ?? ""}
            tabs={FAMILIES.map(({ name, standard, code }) => ({
              key: name,
              label: name,
              mark: <span className={styles.count}>{counts[name]}</span>,
              panel: <Sample title={`${name} ·\u00a0${standard}`} code={code} />,
            }))}
          />
        </div>
        {WAYS.map(({ name, sample, code }) => (
          <div key={name} className={styles.way}>
            <div>
              <h3>{t(`${name}Title`)}</h3>
              <p className={styles.text}>{t(`${name}Text`)}</p>
            </div>
            <Sample title={`${t(`${name}Title`)} ·\u00a0${sample}`} code={code} />
          </div>
        ))}
        <div className={styles.way}>
          <div>
            <h3>{t("otherTitle")}</h3>
            <p className={styles.text}>{t("otherText")}</p>
          </div>
          <div>
            <GoLink target="tool:helpCentre">{t("guide")}</GoLink>
          </div>
        </div>
      </Container>
    </Section>
  );
}
