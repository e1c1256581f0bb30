import styles from "./leader.module.css";

type Point = readonly [x: number, y: number];

interface LeaderProps {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
  /** The side of the line's end on which the text stands. */
  readonly side: "left" | "right";
  /** Left out on phones. */
  readonly spare?: boolean;
}

/** A thin line from a thing to its name, as on a plate in a field guide. */
export function Leader({ from, to, text, side, spare }: LeaderProps) {
  const way = side === "left" ? -1 : 1;
  return (
    <g className={styles.leader} data-side={side} data-spare={spare || undefined}>
      <path d={`M${from.join(" ")}L${to.join(" ")}h${way * 16}`} />
      <circle cx={from[0]} cy={from[1]} r="2.4" />
      <text x={to[0] + way * 22} y={to[1] + 4.5}>
        {text}
      </text>
    </g>
  );
}
