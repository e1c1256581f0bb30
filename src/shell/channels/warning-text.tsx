import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import styles from "./warning-text.module.css";

const POINTS = ["pointMessage", "pointPhrase", "pointPay", "pointCall"] as const;

export function WarningText() {
  const t = useTranslations("followWarning");
  const localPath = useLocalPath();
  return (
    <>
      <p>{t("lead")}</p>
      <ul className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
      <p>
        {t("whatToDo")} <InlineLink href={localPath("/about#contact")}>{t("contact")}</InlineLink>
      </p>
    </>
  );
}
