import styles from "./space.module.css";

/** The pearl's radius in the mark's file, which is 64 wide. */
const PEARL = 5.6;
const SPACE = PEARL * 4;
const MARK = { start: 2, end: 62 };
const FRAME = { start: MARK.start - SPACE, size: MARK.end - MARK.start + 2 * SPACE };
const MARGIN = 12;

/** The mark with its clear space: two pearls on every side. */
export function Construction() {
  const from = FRAME.start - MARGIN;
  const size = FRAME.size + 2 * MARGIN;
  const middle = (MARK.start + MARK.end) / 2;
  const pearls = [1, 3].flatMap((step) => [
    [middle, MARK.start - step * PEARL],
    [middle, MARK.end + step * PEARL],
    [MARK.start - step * PEARL, middle],
    [MARK.end + step * PEARL, middle],
  ]);
  return (
    <svg className={styles.construction} viewBox={`${from} ${from} ${size} ${size}`} aria-hidden>
      <rect className={styles.guide} x={FRAME.start} y={FRAME.start} width={FRAME.size} height={FRAME.size} />
      <rect
        className={styles.guide}
        x={MARK.start}
        y={MARK.start}
        width={MARK.end - MARK.start}
        height={MARK.end - MARK.start}
      />
      {pearls.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} className={styles.unit} cx={cx} cy={cy} r={PEARL} />
      ))}
      <path className={styles.water} d="M39.76 3.02A30 30 0 0 1 58.24 17.46L46 34L44 55L14 54L8 34L12 22Z" />
      <path
        className={styles.mark}
        d="M39.76 3.02A30 30 0 1 0 58.24 17.46C46.54 23.05 41.56 22 42.92 34.93A15 15 0 1 1 17.96 25.35C32.08 12.64 34.18 10.04 39.76 3.02Z"
      />
      <circle className={styles.pearl} cx="28" cy="36.5" r={PEARL} />
    </svg>
  );
}
