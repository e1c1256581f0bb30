import type { ComponentType, ReactNode } from "react";
import { useTranslations } from "use-intl";
import {
  isStore,
  latestOf,
  type Family,
  type LocalText,
  type Release,
  type VersionGroup,
} from "#features/downloads/model.ts";
import { formatFileSize } from "#i18n/formats/file-size.ts";
import { Fingerprint } from "#features/downloads/ui/check/fingerprint.tsx";
import { fileNameOf, usePackageName } from "#features/downloads/ui/names.ts";
import { LocalisedText } from "#features/downloads/ui/localised-text.tsx";
import { StateTag } from "#features/downloads/ui/state-tag.tsx";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import styles from "./version-row.module.css";

/** Leads to the store's page or to the file. */
export type PackageLink = ComponentType<{ readonly release: Release; readonly children: ReactNode }>;

interface VersionRowProps extends VersionGroup<Release> {
  readonly family: Family;
  readonly releases: readonly Release[];
  readonly link: PackageLink;
}

/** A version with its packages, as the list of all versions shows it. */
export function VersionRow({ family, version, packages, releases, link }: VersionRowProps) {
  const language = useLanguage();
  const states = [...new Set(packages.map(({ state }) => state))];
  const isLatest = packages.some((one) => latestOf(releases, one.platform)?.version === version);
  const date = packages.find((one) => one.date !== null)?.date;
  return (
    <li className={styles.row} id={`${family}-${version}`}>
      <div>
        <h3 className={styles.version}>
          {version}
          {states.map((state) => (
            <StateTag key={state} state={state} isLatest={isLatest} />
          ))}
        </h3>
        {date && <p className={styles.date}>{formatDate(new Date(date), language)}</p>}
      </div>
      <Words packages={packages} />
      <ul className={styles.packages}>
        {packages
          .filter((one) => isLatest || !isStore(one))
          .map((one) => (
            <Package key={one.id} release={one} link={link} />
          ))}
      </ul>
      <Fingerprints version={version} packages={packages} />
    </li>
  );
}

/** Release notes and the reason of a withdrawal; the packages of a version mostly share them. */
function Words({ packages }: { readonly packages: readonly Release[] }) {
  const t = useTranslations("downloads.versions");
  const language = useLanguage();
  const once = (texts: readonly LocalText[]): LocalText[] => [
    ...new Map(texts.map((text) => [text.en, text])).values(),
  ];
  const delistedOn = packages.find((one) => one.delistedOn !== null)?.delistedOn;
  return (
    <div className={styles.words}>
      {once(packages.map(({ notes }) => notes)).map((notes) => (
        <p key={notes.en}>
          <LocalisedText texts={notes} />
        </p>
      ))}
      {once(packages.flatMap(({ reason }) => reason ?? [])).map((reason) => (
        <p key={reason.en} className={styles.reason}>
          <LocalisedText texts={reason} />
        </p>
      ))}
      {delistedOn && (
        <p className={styles.date}>
          {t("delistedOn", { date: formatDate(new Date(delistedOn), language) })}
          <br />
          {t("delistedText")}
        </p>
      )}
    </div>
  );
}

interface PackageProps {
  readonly release: Release;
  readonly link: PackageLink;
}

function Package({ release, link: Link }: PackageProps) {
  const t = useTranslations("downloads.versions");
  const { intlLocale } = LANGUAGE_FACTS[useLanguage()];
  const name = usePackageName()(release);
  const label = name ? t("getVariant", { variant: name }) : t("get");
  const hasLink = isStore(release) || release.url !== null;
  if (release.state === "coming-soon") return <li>{t("comingSoonText")}</li>;
  return (
    <li>
      {release.state === "listed" && hasLink ? (
        <Link release={release}>{isStore(release) ? t("store") : label}</Link>
      ) : (
        <span className={styles.size}>{name || fileNameOf(release)}</span>
      )}
      {release.sizeBytes !== null && (
        <span className={styles.size}>{formatFileSize(release.sizeBytes, intlLocale)}</span>
      )}
    </li>
  );
}

function Fingerprints({ version, packages }: VersionGroup<Release>) {
  const t = useTranslations("downloads");
  const packageName = usePackageName();
  const withHash = packages.filter(({ sha256 }) => sha256 !== null);
  if (withHash.length === 0) return null;
  return (
    <details className={styles.fingerprints}>
      <summary className={styles.summary}>{t("versions.fingerprintsOf", { version })}</summary>
      <div className={styles.hashes}>
        {withHash.map((one) => (
          <Fingerprint
            key={one.id}
            label={[t("hashes.sha256"), packageName(one) || fileNameOf(one)].join(" · ")}
            value={one.sha256 ?? ""}
          />
        ))}
        {[...new Set(withHash.flatMap(({ certificateSha256 }) => certificateSha256 ?? []))].map((value) => (
          <Fingerprint key={value} label={t("hashes.certificate")} value={value} />
        ))}
      </div>
    </details>
  );
}
