import { useTranslations } from "use-intl";
import { Container, Section } from "#ui/layout/layout.tsx";
import { Contours } from "#ui/layout/contours.tsx";
import styles from "./steps.module.css";

const STEPS = ["stepFirst", "stepSecond", "stepThird", "stepFourth"] as const;

export function Steps() {
  const t = useTranslations("dappPage.how");
  return (
    <Section tone="pool" labelledBy="how-title">
      <Contours />
      <Container>
        <h2 id="how-title">{t("title")}</h2>
        <ol className={styles.steps}>
          {STEPS.map((name, index) => (
            <li key={name} className={styles.step}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <h3>{t(`${name}Title`)}</h3>
              <p className={styles.text}>{t(`${name}Text`)}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
