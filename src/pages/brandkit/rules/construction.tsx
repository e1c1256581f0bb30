import styles from "./space.module.css";

/** The mark's file is 64 wide, with a margin of 2. */
const FILE = 64;
const MARK = { start: 2, end: 62 };
/** A third of the mark, as the text beside the picture says. */
const SPACE = (MARK.end - MARK.start) / 3;
const FRAME = { start: MARK.start - SPACE, size: MARK.end - MARK.start + 2 * SPACE };
const MARGIN = 12;

/** The brand's mark with its clear space, measured by a circle on every side. */
export function Construction() {
  const from = FRAME.start - MARGIN;
  const size = FRAME.size + 2 * MARGIN;
  const middle = (MARK.start + MARK.end) / 2;
  const circles = [
    [middle, MARK.start - SPACE / 2],
    [middle, MARK.end + SPACE / 2],
    [MARK.start - SPACE / 2, middle],
    [MARK.end + SPACE / 2, middle],
  ];
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
      {circles.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} className={styles.unit} cx={cx} cy={cy} r={SPACE / 2} />
      ))}
      <image href="/brand/logos/mark-colour.svg" width={FILE} height={FILE} />
    </svg>
  );
}
