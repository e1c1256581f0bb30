import { useTranslations } from "use-intl";
import { latestOf, versionsOf, type Family, type ReleaseFacts } from "#features/downloads/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { ArrowLink, InlineLink } from "#ui/link/link.tsx";
import { Table } from "#ui/table/table.tsx";
import { StateTag } from "#features/downloads/ui/state-tag.tsx";
import styles from "./recent-versions.module.css";

const SHOWN = 4;

interface RecentVersionsProps {
  readonly releases: readonly ReleaseFacts[];
  readonly family: Family;
}

/** The newest versions, including delisted ones, because their users must see them. */
export function RecentVersions({ releases, family }: RecentVersionsProps) {
  const t = useTranslations("downloads.versions");
  const familyName = useTranslations("downloads.families");
  const language = useLanguage();
  const localPath = useLocalPath();
  const versions = versionsOf(releases, family).slice(0, SHOWN);
  const rows = versions.map(({ version, packages }) => {
    const [first] = packages;
    const day = first?.date ? formatDate(new Date(first.date), language) : "–";
    const isListed = packages.some(({ state }) => state === "listed");
    const isLatest = packages.some((one) => latestOf(releases, one.platform)?.version === version);
    return {
      key: version,
      faded: !isListed,
      cells: {
        version: (
          <span className={styles.version}>
            {version}{" "}
            <StateTag state={isListed ? "listed" : (first?.state ?? "listed")} isLatest={isLatest} />
          </span>
        ),
        date: <span className={styles.date}>{day}</span>,
        details: isListed ? (
          <InlineLink href={localPath(`/download/versions#${family}-${version}`)}>{t("details")}</InlineLink>
        ) : (
          "–"
        ),
      },
    };
  });
  return (
    <Stack gap={3}>
      <Table
        caption={familyName(family)}
        captionHidden
        columns={[
          { key: "version", label: t("version") },
          { key: "date", label: t("date") },
          { key: "details", label: t("details"), align: "end", wideOnly: true },
        ]}
        rows={rows}
      />
      <div>
        <ArrowLink href={localPath(`/download/versions#${family}`)}>{t("all")}</ArrowLink>
      </div>
    </Stack>
  );
}
