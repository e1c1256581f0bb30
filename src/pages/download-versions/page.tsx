import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FAMILIES, isStore, versionsOf, type Family, type Release } from "#features/downloads/model.ts";
import { KnownFakes } from "#features/downloads/ui/known-fakes.tsx";
import { UnsafeNotice } from "#features/downloads/ui/unsafe-notice.tsx";
import { VersionRow } from "#features/downloads/ui/version-row/version-row.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { useReleaseLink } from "#pages/release-link.ts";
import { Cluster, Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { ArrowLink, InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

const FAMILY_NAMES = Object.keys(FAMILIES) as Family[];

export default function DownloadVersionsPage({ loaderData }: Route.ComponentProps) {
  const { releases, fakes, atom } = loaderData;
  const t = useTranslations("downloads");
  const localPath = useLocalPath();
  return (
    <Container>
      <PageHead title={t("versions.all")} lead={t("versions.lead")}>
        <ArrowLink href={localPath("/download/verify")}>{t("page.verifyAction")}</ArrowLink>
      </PageHead>
      <div className={styles.body}>
        <Stack gap={6}>
          <UnsafeNotice releases={releases} />
          <nav aria-label={t("versions.jump")}>
            <ul className={styles.jump}>
              {FAMILY_NAMES.map((family) => (
                <li key={family}>
                  <a className={styles.chip} href={`#${family}`}>
                    {t(`families.${family}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Notice tone="plain" title={t("versions.unofficial")}>
            <InlineLink href="#fakes">{t("fakes.title")}</InlineLink>
          </Notice>
        </Stack>
        {FAMILY_NAMES.map((family) => (
          <FamilyVersions key={family} family={family} releases={releases} />
        ))}
        <section id="fakes" className={styles.family} aria-labelledby="fakes-title">
          <h2 id="fakes-title">{t("fakes.title")}</h2>
          <KnownFakes fakes={fakes} />
        </section>
        <ForPrograms atom={atom} />
      </div>
    </Container>
  );
}

interface FamilyVersionsProps {
  readonly family: Family;
  readonly releases: readonly Release[];
}

function FamilyVersions({ family, releases }: FamilyVersionsProps) {
  const t = useTranslations("downloads");
  const versions = versionsOf(releases, family);
  return (
    <section id={family} className={styles.family} aria-labelledby={`${family}-title`}>
      <h2 id={`${family}-title`}>{t(`families.${family}`)}</h2>
      {FAMILIES[family].some((platform) => isStore({ platform })) && (
        <p className={styles.text}>{t("versions.storeLatestOnly")}</p>
      )}
      <ul className={styles.versions}>
        {versions.map((group) => (
          <VersionRow key={group.version} family={family} releases={releases} link={PackageLink} {...group} />
        ))}
      </ul>
      {versions.length === 0 && <p>{t("versions.none")}</p>}
    </section>
  );
}

function PackageLink({ release, children }: { readonly release: Release; readonly children: ReactNode }) {
  const link = useReleaseLink(release);
  return link && <InlineLink {...link}>{children}</InlineLink>;
}

function ForPrograms({ atom }: { readonly atom: string }) {
  const t = useTranslations("downloads.data");
  return (
    <section className={styles.family} aria-labelledby="data-title">
      <h2 id="data-title">{t("title")}</h2>
      <p className={styles.text}>{t("text")}</p>
      <Cluster gap={6}>
        <ArrowLink href="/data/releases.json">{t("list")}</ArrowLink>
        <ArrowLink href={atom}>{t("atom")}</ArrowLink>
      </Cluster>
    </section>
  );
}
