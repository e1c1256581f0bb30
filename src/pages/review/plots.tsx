/** The figures as drawings. The tables below them say the same, so a screen reader leaves them out. */
import type { Outcome } from "#features/review/statistics.ts";
import styles from "./page.module.css";

const WIDTH = 600;
const ROW = 68;
/** The line of a row is below its name. */
const LINE = 48;
const NAME = 28;

interface TimePlotProps {
  readonly rows: readonly {
    readonly name: string;
    readonly median: number | null;
    readonly most: number | null;
  }[];
}

/** From the start of a review: a dot at the middle value, a line to where nine out of ten end. */
export function TimePlot({ rows }: TimePlotProps) {
  const longest = Math.max(1, ...rows.map(({ most }) => most ?? 0));
  const x = (days: number): number => (days / longest) * (WIDTH - 12);
  const height = rows.length * ROW;
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {rows.map(({ name, median, most }, at) => {
        const y = at * ROW + LINE;
        return (
          <g key={name}>
            <text className={styles.label} x="0" y={at * ROW + NAME}>
              {name}
            </text>
            <line className={styles.axis} x1="0" x2={WIDTH} y1={y} y2={y} />
            {median !== null && most !== null && (
              <>
                <line className={styles.range} x1="0" x2={x(most)} y1={y} y2={y} />
                <circle className={styles.dot} cx={x(median)} cy={y} r="8" />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const BAR = 28;

interface OutcomePlotProps {
  readonly outcomes: readonly { readonly outcome: Outcome; readonly count: number }[];
}

/** One bar, divided by how decisions turned out. */
export function OutcomePlot({ outcomes }: OutcomePlotProps) {
  const total = Math.max(
    1,
    outcomes.reduce((sum, { count }) => sum + count, 0),
  );
  const parts = outcomes.map(({ outcome, count }, at) => {
    const before = outcomes.slice(0, at).reduce((sum, one) => sum + one.count, 0);
    return { outcome, x: (before / total) * WIDTH, width: (count / total) * WIDTH };
  });
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${BAR}`} aria-hidden="true">
      {parts.map(({ outcome, x, width }) => (
        <rect
          key={outcome}
          className={styles.share}
          data-outcome={outcome}
          x={x}
          y="0"
          width={width}
          height={BAR}
        />
      ))}
    </svg>
  );
}
