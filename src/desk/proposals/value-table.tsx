import { useTranslations } from "use-intl";
import { DataTable } from "#desk/parts/data-table.tsx";
import { useFieldWords } from "#desk/field-words.ts";
import { useTimeText } from "#desk/parts/format-time.ts";
import { proposedValues, type ShownValue } from "./proposed-values.ts";
import styles from "./proposals.module.css";

interface ValueTableProps {
  readonly body: string;
  /** What is there now, if the act replaces something. */
  readonly before: string | null;
}

/** Fields of acts; those of records are named as in their editors. */
const NAMED = [
  "at",
  "name",
  "roles",
  "isRevoked",
  "isOn",
  "platform",
  "variant",
  "version",
  "date",
  "url",
  "state",
  "notes.en",
  "reason.en",
  "file.sizeBytes",
  "file.sha256",
  "telegram.zh",
  "telegram.ko",
  "telegram.en",
] as const;

type Named = (typeof NAMED)[number];

/** Dots separate the levels of a message's key. */
type KeyOf<Path extends string> = Path extends `${infer Start}.${infer End}` ? `${Start}_${End}` : Path;

const keyOf = (path: Named) => path.replace(".", "_") as KeyOf<Named>;

function useNames(): (path: string) => string {
  const t = useTranslations("desk.proposals.fields");
  const { labelOfPath } = useFieldWords();
  return (path) => {
    const named = NAMED.find((one) => one === path);
    return named ? t(keyOf(named)) : labelOfPath(path);
  };
}

/** Old beside new, so that the second person sees what changes and what stays. */
export function ValueTable({ body, before }: ValueTableProps) {
  const t = useTranslations("desk.proposals");
  const time = useTimeText();
  const nameOf = useNames();
  const textOf = (path: string, value: ShownValue): string => {
    if (path === "at") return value === null ? t("atOnce") : time(Number(value));
    if (typeof value === "boolean") return value ? t("yes") : t("no");
    return value ?? t("none");
  };
  const values = proposedValues(body, before);
  if (values.length === 0) return null;
  const hasBefore = before !== null;
  return (
    <DataTable
      caption={t("values")}
      columns={[
        { key: "name", label: t("value") },
        ...(hasBefore ? [{ key: "now", label: t("before") }] : []),
        { key: "proposed", label: t("proposedValue") },
      ]}
      rows={values.map(({ path, now, proposed, isChanged }) => {
        const isMarked = hasBefore && isChanged;
        // A time is no value of the record.
        const nowText = path === "at" ? "" : textOf(path, now);
        return {
          key: path,
          cells: {
            name: nameOf(path),
            now: isMarked ? <del className={styles.old}>{nowText}</del> : nowText,
            proposed: isMarked ? (
              <ins className={styles.new}>{textOf(path, proposed)}</ins>
            ) : (
              <span className={hasBefore ? styles.same : styles.value}>{textOf(path, proposed)}</span>
            ),
          },
        };
      })}
    />
  );
}
