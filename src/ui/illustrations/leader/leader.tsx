import styles from "./leader.module.css";

type Point = readonly [x: number, y: number];

interface LeaderProps {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
  /** The side of the line's end where the text is. */
  readonly side: "left" | "right";
  /** Hidden on phones. */
  readonly spare?: boolean;
}

/** A thin line from a part of a picture to its label. */
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
