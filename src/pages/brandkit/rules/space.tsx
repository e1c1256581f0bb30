import { useTranslations } from "use-intl";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Construction } from "./construction.tsx";
import styles from "./space.module.css";

const RULES = ["clearSpace", "minimumLogo", "minimumIcon", "backgrounds"] as const;

export function Space() {
  const t = useTranslations("brandkit.space");
  return (
    <Section labelledBy="space-title">
      <Container>
        <div className={styles.split}>
          <div className={styles.plate}>
            <Construction />
          </div>
          <div>
            <SectionHead id="space-title" title={t("title")} />
            <ul>
              {RULES.map((rule) => (
                <li key={rule} className={styles.rule}>
                  {t(rule)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </Section>
  );
}
