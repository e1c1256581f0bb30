import { useTranslations } from "use-intl";
import type { Proposals } from "#features/operators/schema.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import { ValueTable } from "./value-table.tsx";
import styles from "./proposals.module.css";

interface ProposalCardProps {
  readonly proposal: Proposals["proposals"][number];
  readonly isBusy: boolean;
  readonly onAgree: () => void;
  readonly onRefuse: () => void;
}

export function ProposalCard({ proposal, isBusy, onAgree, onRefuse }: ProposalCardProps) {
  const t = useTranslations("desk.proposals");
  const time = useTimeText();
  const { id, verb, method, path, body, before, proposer, at, aloneAt, isOwn, mayAgree } = proposal;
  return (
    <article className={styles.card} aria-labelledby={`proposal-${id}`}>
      <h2 id={`proposal-${id}`}>{verb}</h2>
      <p className={styles.by}>{t("proposedBy", { name: proposer, at: time(at) })}</p>
      <p className={styles.by}>
        {t("call")}: {method} {path}
      </p>
      <ValueTable body={body} before={before} />
      {aloneAt !== null && <p className={styles.alone}>{t("alone", { at: time(aloneAt) })}</p>}
      <div className={styles.acts}>
        {mayAgree ? (
          <DeskButton look="filled" isBusy={isBusy} onClick={onAgree}>
            {isOwn ? t("carryOut") : t("agree")}
          </DeskButton>
        ) : (
          <span>{isOwn ? t("own") : t("notYours")}</span>
        )}
        <DeskButton look="danger" isBusy={isBusy} onClick={onRefuse}>
          {isOwn ? t("withdraw") : t("refuse")}
        </DeskButton>
      </div>
    </article>
  );
}
