import type { ReactNode, Ref } from "react";
import { useTranslations } from "use-intl";
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { dappPagePath } from "#features/catalogue/model.ts";
import { NetworkDots } from "#features/catalogue/ui/network-dots/network-dots.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { MarkedText } from "#ui/marked-text/marked-text.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import styles from "./dapp-card.module.css";

interface DappCardProps {
  readonly dapp: DappCardFacts;
  /** `plain` is a line of a teaser; `card` has a frame on wide pages. */
  readonly look?: "card" | "plain";
  /** A separate control, such as the heart; the rest of the card links to the DApp's page. */
  readonly control?: ReactNode;
  /** The link to the DApp's page, for lists that focus a card. */
  readonly linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** One DApp in a list. On phones it is a row between hairlines. Words of a search are marked: why it was found. */
export function DappCard({ dapp, look = "card", control, linkRef }: DappCardProps) {
  const t = useTranslations("dappstore.card");
  const localPath = useLocalPath();
  return (
    <li className={styles.card} data-look={look}>
      <Avatar name={dapp.title} src={dapp.picture} size={look === "card" ? 56 : 48} />
      <div className={styles.name}>
        <h3 className={styles.title}>
          <a className={styles.link} href={localPath(dappPagePath(dapp.id))} ref={linkRef}>
            <MarkedText text={dapp.title} />
          </a>
        </h3>
        {look === "card" && (
          <p className={styles.category}>
            <MarkedText text={dapp.category} />
          </p>
        )}
      </div>
      {control && <div className={styles.control}>{control}</div>}
      <p className={styles.description}>
        <MarkedText text={dapp.description} />
      </p>
      {look === "card" && (
        <div className={styles.foot}>
          <NetworkDots networks={dapp.networks} />
          <span className={styles.count}>{t("networks", { count: dapp.networkCount })}</span>
          {dapp.tag && (
            <span className={styles.tag}>
              <Tag tone={dapp.tag === "audited" ? "good" : "neutral"}>{t(dapp.tag)}</Tag>
            </span>
          )}
        </div>
      )}
    </li>
  );
}

interface DappListProps {
  /** Set if no heading names the list. */
  readonly label?: string | undefined;
  readonly look?: "card" | "plain";
  readonly children: ReactNode;
}

export function DappList({ label, look = "card", children }: DappListProps) {
  return (
    <ul className={styles.list} data-look={look} aria-label={label}>
      {children}
    </ul>
  );
}
