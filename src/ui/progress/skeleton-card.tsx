import { Card } from "#ui/card/card.tsx";
import styles from "./skeleton-card.module.css";

/** A placeholder of the size of the coming card. It becomes visible only after 200 ms. */
export function SkeletonCard() {
  return (
    <Card pad="sm">
      <div className={styles.card} aria-hidden>
        <Piece shape="avatar" />
        <div className={styles.lines}>
          <Piece width="half" />
          <Piece shape="small" width="third" />
        </div>
        <div className={styles.text}>
          <Piece width="most" />
          <Piece shape="small" width="half" />
        </div>
      </div>
    </Card>
  );
}

interface PieceProps {
  readonly shape?: "line" | "small" | "avatar";
  readonly width?: "third" | "half" | "most";
}

function Piece({ shape = "line", width }: PieceProps) {
  return <span className={styles.piece} data-shape={shape} data-width={width} />;
}
