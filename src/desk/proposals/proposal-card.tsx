import { useTranslations } from "use-intl";
import type { Proposals } from "#features/operators/schema.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import styles from "./proposals.module.css";

interface ProposalCardProps {
  readonly proposal: Proposals["proposals"][number];
  readonly isBusy: boolean;
  readonly onAgree: () => void;
  readonly onRefuse: () => void;
}

interface Value {
  readonly path: string;
  readonly text: string;
}

/** Every value of the call, one line each: nothing is shortened, because the second person agrees to all of it. */
function valuesOf(value: unknown, path = ""): Value[] {
  if (typeof value !== "object" || value === null) return [{ path, text: String(value) }];
  return Object.entries(value).flatMap(([key, one]) => valuesOf(one, path === "" ? key : `${path}.${key}`));
}

export function ProposalCard({ proposal, isBusy, onAgree, onRefuse }: ProposalCardProps) {
  const t = useTranslations("desk.proposals");
  const time = useTimeText();
  const { id, verb, method, path, body, before, proposer, at, aloneAt, isOwn, mayAgree } = proposal;
  const values = body === "" ? [] : valuesOf(JSON.parse(body));
  return (
    <article className={styles.card} aria-labelledby={`proposal-${id}`}>
      <h2 id={`proposal-${id}`}>{verb}</h2>
      <p className={styles.by}>{t("proposedBy", { name: proposer, at: time(at) })}</p>
      <dl className={styles.values}>
        <div>
          <dt>{t("call")}</dt>
          <dd>
            {method} {path}
          </dd>
        </div>
        {values.map((value) => (
          <div key={value.path}>
            <dt>{value.path}</dt>
            <dd>{value.text}</dd>
          </div>
        ))}
        {before !== null && (
          <div>
            <dt>{t("before")}</dt>
            <dd>{before}</dd>
          </div>
        )}
      </dl>
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
