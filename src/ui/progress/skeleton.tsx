import styles from "./skeleton.module.css";

interface SkeletonProps {
  readonly shape?: "line" | "small" | "avatar" | "block";
  readonly width?: "third" | "half" | "most" | "full";
}

/** A grey stand-in of the size of what is coming. It shows itself only when the wait passes 200 ms. */
export function Skeleton({ shape = "line", width = "full" }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden />;
}
