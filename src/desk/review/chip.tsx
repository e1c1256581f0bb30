import { useTranslations } from "use-intl";
import type { RiskFactor } from "#features/review/model.ts";
import styles from "./chip.module.css";

interface ChipProps {
  readonly tone: "bad" | "warn" | "good" | "accent" | "plain";
  readonly children: string;
}

export const Chip = ({ tone, children }: ChipProps) => (
  <span className={styles.chip} data-tone={tone}>
    {children}
  </span>
);

/** From here on a factor alone is alarming. */
const BAD_POINTS = 30;

const toneOf = ({ points }: RiskFactor): ChipProps["tone"] =>
  points < 0 ? "good" : points >= BAD_POINTS ? "bad" : "warn";

/** The risk factors by name; the points are in the title of a case. */
export function FactorChips({ factors }: { readonly factors: readonly RiskFactor[] }) {
  const t = useTranslations("deskReview.factors");
  return (
    <span className={styles.list}>
      {factors.map((factor) => (
        <Chip key={factor.name} tone={toneOf(factor)}>
          {t(factor.name, { count: factor.count })}
        </Chip>
      ))}
    </span>
  );
}
