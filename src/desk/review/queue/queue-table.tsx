import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useMe } from "#desk/frame/frame.tsx";
import { Chip, FactorChips } from "#desk/review/chip.tsx";
import { dueGroupOf, useDueText, type DueGroup } from "#desk/review/due-text.ts";
import type { WireQueue, WireRow } from "#desk/review/review-calls.ts";
import { isLanguage, LANGUAGE_FACTS } from "#i18n/languages.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import styles from "./queue-table.module.css";

interface QueueTableProps {
  readonly queue: WireQueue;
  /** The row that the keys act on. */
  readonly at: number;
  readonly picked: readonly string[];
  readonly onPick: (number: string) => void;
}

const GROUPS: readonly DueGroup[] = ["overdue", "today", "soon", "later", "none"];

export function QueueTable({ queue, at, picked, onPick }: QueueTableProps) {
  const t = useTranslations("deskReview.table");
  const now = Date.parse(queue.now);
  const groupOf = ({ dueAt }: WireRow) => dueGroupOf(dueAt, now, Date.parse(queue.soonBy));
  if (queue.rows.length === 0) return <p className={styles.empty}>{t("empty")}</p>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t("pick")}</span>
          </th>
          {(["due", "name", "kind", "risk", "network", "language", "claim"] as const).map((column) => (
            <th scope="col" key={column} data-column={column}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      {GROUPS.map((group) => {
        const rows = queue.rows.filter((row) => groupOf(row) === group);
        return (
          rows.length > 0 && (
            <tbody key={group}>
              {group !== "none" && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={8}>
                    {t(`groups.${group}`)} <span className={styles.count}>{rows.length}</span>
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <QueueRow
                  key={row.number}
                  row={row}
                  now={now}
                  group={group}
                  isReached={queue.rows[at] === row}
                  isPicked={picked.includes(row.number)}
                  onPick={() => onPick(row.number)}
                />
              ))}
            </tbody>
          )
        );
      })}
    </table>
  );
}

interface QueueRowProps {
  readonly row: WireRow;
  readonly now: number;
  readonly group: DueGroup;
  readonly isReached: boolean;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

function QueueRow({ row, now, group, isReached, isPicked, onPick }: QueueRowProps) {
  const t = useTranslations("deskReview.table");
  const kinds = useTranslations("deskReview.filters.kinds");
  const due = useDueText();
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isReached) line.current?.scrollIntoView({ block: "nearest" });
  }, [isReached]);
  return (
    <tr ref={line} data-reached={isReached || undefined} data-picked={isPicked || undefined}>
      <td>
        <input
          type="checkbox"
          className={styles.box}
          checked={isPicked}
          onChange={onPick}
          aria-label={t("pickOne", { name: row.name })}
        />
      </td>
      <td className={styles.due} data-group={group}>
        {row.dueAt !== null && (
          <>
            <b>{due.left(row.dueAt, now)}</b>
            <small>{due.date(row.dueAt)}</small>
          </>
        )}
      </td>
      <td>
        <NamedRow row={row} isReached={isReached} />
      </td>
      <td>{kinds(row.kind)}</td>
      <td>
        <Risk row={row} />
      </td>
      <td data-column="network">{row.networks.join(", ")}</td>
      <td data-column="language">
        {isLanguage(row.language) ? LANGUAGE_FACTS[row.language].name : row.language}
      </td>
      <td>
        <Claimed row={row} now={now} />
      </td>
    </tr>
  );
}

function NamedRow({ row, isReached }: Pick<QueueRowProps, "row" | "isReached">) {
  return (
    <span className={styles.name}>
      <Avatar name={row.name} src={row.logo === "" ? undefined : row.logo} size={24} />
      <span>
        <Link to={`/desk/review/${row.number}`} aria-current={isReached ? "true" : undefined}>
          {row.name}
        </Link>
        <small>{row.host || row.number}</small>
      </span>
    </span>
  );
}

function Risk({ row }: { readonly row: WireRow }) {
  const t = useTranslations("deskReview.table");
  return (
    <span className={styles.chips}>
      {row.isResubmitted && <Chip tone="accent">{t("resubmitted")}</Chip>}
      {row.unread > 0 && <Chip tone="accent">{t("unread", { count: row.unread })}</Chip>}
      {row.points === null ? t("checking") : <FactorChips factors={row.factors} />}
      {row.points !== null && row.factors.length === 0 && t("none")}
    </span>
  );
}

function Claimed({ row, now }: { readonly row: WireRow; readonly now: number }) {
  const t = useTranslations("deskReview.table");
  const { name } = useMe();
  const due = useDueText();
  if (row.claim) {
    const isOwn = row.claim.operatorName === name;
    const left = due.left(row.claim.until, now);
    return isOwn ? t("yours", { left }) : t("others", { name: row.claim.operatorName, left });
  }
  const [viewer] = row.viewers.filter(({ operatorName }) => operatorName !== name);
  return (
    <span className={styles.free}>{viewer ? t("looking", { name: viewer.operatorName }) : t("free")}</span>
  );
}
