import { SkeletonCard } from "#ui/progress/skeleton-card.tsx";
import styles from "./loading-cards.module.css";

const CARDS = ["a", "b", "c", "d", "e", "f"];

/** Placeholders for a list that takes long. */
export function LoadingCards() {
  return (
    <div className={styles.cards} aria-hidden>
      {CARDS.map((name) => (
        <SkeletonCard key={name} />
      ))}
    </div>
  );
}
