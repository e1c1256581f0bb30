import { Card } from "#ui/card/card.tsx";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import styles from "./loading-cards.module.css";

const CARDS = ["a", "b", "c", "d", "e", "f"];

/** Stands in for a list that takes long; live/wait-in.ts shows it. */
export function LoadingCards() {
  return (
    <div className={styles.cards} aria-hidden>
      {CARDS.map((name) => (
        <Card key={name} pad="sm">
          <div className={styles.card}>
            <Skeleton shape="avatar" />
            <div className={styles.lines}>
              <Skeleton width="half" />
              <Skeleton shape="small" width="third" />
            </div>
            <div className={styles.text}>
              <Skeleton width="most" />
              <Skeleton shape="small" width="half" />
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
