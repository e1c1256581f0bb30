import { Avatar } from "#ui/avatar/avatar.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import styles from "./network-card.module.css";

interface NetworkCardProps {
  readonly title: string;
  /** Two letters. */
  readonly code: string;
  readonly colour?: string | undefined;
  /** Its coin, and how many DApps use it. */
  readonly facts: string;
  readonly href: string;
  /** Says that the network winds down or has ended. */
  readonly endedTag?: string | undefined;
}

/** One network in the list of all. */
export const NetworkCard = ({ title, code, colour, facts, href, endedTag }: NetworkCardProps) => (
  <a className={styles.network} href={href}>
    <Avatar shape="round" size={40} name={title} code={code} colour={colour} />
    <span className={styles.text}>
      <b>{title}</b>
      <span className={styles.facts}>{facts}</span>
    </span>
    {endedTag !== undefined && <Tag tone="warning">{endedTag}</Tag>}
  </a>
);
