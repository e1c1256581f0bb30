import type { NetworkMark } from "#features/catalogue/card.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import styles from "./network-dots.module.css";

/** Decoration beside the network count: the first networks as overlapping discs. */
export function NetworkDots({ networks }: { readonly networks: readonly NetworkMark[] }) {
  return (
    <span className={styles.dots} aria-hidden>
      {networks.map(({ key, title, code, colour }) => (
        <Avatar key={key} shape="round" size={20} name={title} code={code} colour={colour} />
      ))}
    </span>
  );
}
