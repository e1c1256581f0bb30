import { useTranslations } from "use-intl";
import type { ContentVersion } from "#features/publishing/model.ts";
import { differenceOf } from "#lib/changes/difference.ts";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import { ScreenSection } from "#desk/parts/screen.tsx";
import { useFieldWords } from "#desk/field-words.ts";
import type { Content } from "./content-calls.ts";
import { useProblemLine } from "./problem-list.tsx";
import styles from "./content.module.css";

/** "Scheduled for …", "Live since …". */
export function useStateText(): (version: ContentVersion) => string {
  const t = useTranslations("deskContent.list.states");
  const time = useTimeText();
  const lineOf = useProblemLine();
  return ({ state, publishAt, problems }) => t(state, { at: time(publishAt), why: lineOf(problems) });
}

interface VersionListProps {
  readonly versions: readonly ContentVersion[];
  /** What the editor shows now. */
  readonly shown: Content;
  readonly onRestore: (content: Content) => void;
}

export function VersionList({ versions, shown, onRestore }: VersionListProps) {
  const t = useTranslations("deskContent");
  const time = useTimeText();
  const stateOf = useStateText();
  return (
    <ScreenSection title={t("edit.versions")} text={t("edit.versionsText")}>
      <DataTable
        caption={t("edit.versions")}
        columns={[
          { key: "at", label: t("list.at") },
          { key: "by", label: t("list.by") },
          { key: "state", label: t("list.state") },
          { key: "difference", label: t("edit.difference") },
          { key: "act", label: t("list.act") },
        ]}
        rows={versions.map((version) => ({
          key: version.id,
          cells: {
            at: time(version.at),
            by: version.by,
            state: stateOf(version),
            difference: <Difference before={version.content as Content} after={shown} />,
            act: (
              <DeskButton onClick={() => onRestore(version.content as Content)}>{t("edit.restore")}</DeskButton>
            ),
          },
        }))}
      />
    </ScreenSection>
  );
}

function Difference({ before, after }: { readonly before: Content; readonly after: Content }) {
  const t = useTranslations("deskContent.edit");
  const { labelOfPath } = useFieldWords();
  const changes = differenceOf(before, after);
  if (changes.length === 0) return t("same");
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before: old, after: now }) => (
        <li key={field}>
          <b>{labelOfPath(field)}</b> <del>{old ?? t("none")}</del> <ins>{now ?? t("none")}</ins>
        </li>
      ))}
    </ul>
  );
}
