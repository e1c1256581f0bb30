import { useTranslations } from "use-intl";
import type { DeskLedger } from "#features/donations/desk-schema.ts";
import { ScreenSection } from "#desk/parts/screen.tsx";
import styles from "./donations.module.css";

const BAR = 36;
const GAP = 12;
const HEIGHT = 120;

/** Bars with their figures; the list is the same for whoever cannot see them. */
export function MonthChart({ months }: Pick<DeskLedger, "months">) {
  const t = useTranslations("deskMoney");
  const most = Math.max(1, ...months.map(({ received }) => Number(received)));
  const width = months.length * (BAR + GAP);
  return (
    <ScreenSection title={t("months")}>
      <figure className={styles.figure}>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          aria-hidden="true"
        >
          {months.map(({ month, received }, at) => {
            const height = Math.max(2, (Number(received) / most) * HEIGHT);
            return (
              <rect
                key={month}
                className={styles.bar}
                x={at * (BAR + GAP)}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                rx="4"
              />
            );
          })}
        </svg>
        <dl className={styles.months}>
          {months.map(({ month, received, count }) => (
            <div key={month}>
              <dt>{month}</dt>
              <dd>
                {received} <small>{t("count", { count })}</small>
              </dd>
            </div>
          ))}
        </dl>
      </figure>
    </ScreenSection>
  );
}
