import download from "lucide-react/icons/download";
import { useTranslations } from "use-intl";
import site from "#content/site/downloads.json" with { type: "json" };
import { FAMILIES, latestOf, type Platform, type ReleaseFacts } from "#features/downloads/model.ts";
import { formatFileSize } from "#i18n/formats/file-size.ts";
import { CheckPanel } from "#features/downloads/ui/check/check-panel.tsx";
import { datedLine } from "#features/downloads/ui/panel/dated-line.ts";
import { DownloadPanel, Hint } from "#features/downloads/ui/panel/download-panel.tsx";
import { usePackageName, usePlatformName } from "#features/downloads/ui/names.ts";
import { Pair } from "#features/downloads/ui/panel/pair.tsx";
import { RecentVersions } from "#features/downloads/ui/panel/recent-versions.tsx";
import { StateTag } from "#features/downloads/ui/state-tag.tsx";
import { useLanguage } from "#i18n/language.tsx";
import { useReleaseLink } from "#pages/release-link.ts";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./desktop-part.module.css";

const REQUIRES: Partial<Record<Platform, string>> = site.requires;

interface DesktopPartProps {
  readonly releases: readonly ReleaseFacts[];
  readonly sample: ReleaseFacts | null;
}

export function DesktopPart({ releases, sample }: DesktopPartProps) {
  const t = useTranslations("downloads.desktop");
  const language = useLanguage();
  const packages = FAMILIES.desktop.flatMap((platform) => latestOf(releases, platform) ?? []);
  const coming = releases.filter(
    ({ platform, state }) => state === "coming-soon" && platform.startsWith("desktop-"),
  );
  const [first] = packages;
  const facts = first ? [datedLine(t("latest", { version: first.version }), first.date, language)] : [];
  return (
    <Pair>
      <DownloadPanel title={t("title")} lead={t("lead")} facts={facts}>
        {!first && <Hint>{t("soon")}</Hint>}
        <ul className={styles.systems}>
          {[...packages, ...coming].map((release) => (
            <System key={release.id} release={release} />
          ))}
        </ul>
        <RecentVersions releases={releases} family="desktop" />
      </DownloadPanel>
      <CheckPanel id="desktop" packages={packages} sample={sample} />
    </Pair>
  );
}

function System({ release }: { readonly release: ReleaseFacts }) {
  const t = useTranslations("downloads.desktop");
  const versions = useTranslations("downloads.versions");
  const { intlLocale } = LANGUAGE_FACTS[useLanguage()];
  const system = usePlatformName()(release.platform);
  const name = usePackageName()(release);
  const link = useReleaseLink(release);
  const requires = REQUIRES[release.platform];
  const size = formatFileSize(release.sizeBytes ?? 0, intlLocale);
  const note = requires ? t("requirement", { system, version: requires, size }) : size;
  return (
    <li className={styles.system}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} <StateTag state={release.state} />
        </p>
        <p className={styles.note}>
          {release.state === "listed" ? note : `${release.version} · ${versions("comingSoonText")}`}
        </p>
      </div>
      {release.state === "listed" && link && (
        <ButtonLink size="sm" variant="soft" {...link} icon={<Icon of={download} size={18} />}>
          {t("download", { system })}
        </ButtonLink>
      )}
    </li>
  );
}
