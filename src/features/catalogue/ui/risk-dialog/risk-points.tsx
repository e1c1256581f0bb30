import { useTranslations } from "use-intl";
import type { MORE_RISK_POINTS, RISK_POINTS } from "#features/catalogue/risk.ts";
import styles from "./risk-points.module.css";

type RiskPoint = (typeof RISK_POINTS | typeof MORE_RISK_POINTS)[number];

/** Parts of the risk statement, each with its key fact first. */
export function RiskPoints({ names }: { readonly names: readonly RiskPoint[] }) {
  const t = useTranslations("dappDetail.statement");
  return (
    <ul className={styles.points}>
      {names.map((name) => (
        <li key={name}>
          <b className={styles.fact}>{t(`${name}Title`)}</b>
          <p>{t(`${name}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
