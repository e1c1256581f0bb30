import styles from "./contours.module.css";

const LINES = [
  "M-40 520C180 420 340 640 620 560S1080 330 1480 430",
  "M-40 608C208 500 320 692 636 636S1044 434 1480 522",
  "M-40 696C236 580 300 744 652 712S1008 538 1480 614",
  "M-40 784C264 660 280 796 668 788S972 642 1480 706",
  "M-40 872C292 740 260 848 684 864S936 746 1480 798",
];

/** Depth lines on the floor of the pool. */
export function Contours() {
  return (
    <svg className={styles.contours} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path d={LINES.join("")} />
    </svg>
  );
}
