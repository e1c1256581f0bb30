import bookOpen from "lucide-react/icons/book-open";
import download from "lucide-react/icons/download";
import { useTranslations } from "use-intl";
import site from "#content/site/downloads.json" with { type: "json" };
import { latestOf, type ReleaseFacts } from "#features/downloads/model.ts";
import { formatFileSize } from "#i18n/formats/file-size.ts";
import { CheckPanel } from "#features/downloads/ui/check/check-panel.tsx";
import { datedLine } from "#features/downloads/ui/panel/dated-line.ts";
import { Actions, DownloadPanel, Hint } from "#features/downloads/ui/panel/download-panel.tsx";
import { Pair } from "#features/downloads/ui/panel/pair.tsx";
import { RecentVersions } from "#features/downloads/ui/panel/recent-versions.tsx";
import { useLanguage } from "#i18n/language.tsx";
import { useReleaseLink } from "#pages/release-link.ts";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import { androidPackages } from "./android-packages.ts";

interface AndroidPartProps {
  readonly releases: readonly ReleaseFacts[];
  readonly sample: ReleaseFacts | null;
  readonly address: string;
}

export function AndroidPart({ releases, sample, address }: AndroidPartProps) {
  const { packages } = androidPackages(releases);
  return (
    <Pair>
      <AndroidPanel releases={releases} address={address} />
      <CheckPanel id="android" packages={packages} sample={sample} warnsOfFakes />
    </Pair>
  );
}

interface AndroidPanelProps {
  readonly releases: readonly ReleaseFacts[];
  readonly address: string;
}

function AndroidPanel({ releases, address }: AndroidPanelProps) {
  const t = useTranslations("downloads");
  const { main, old } = androidPackages(releases);
  const store = latestOf(releases, "google-play");
  const [mainLink, oldLink, storeLink] = [useReleaseLink(main), useReleaseLink(old), useReleaseLink(store)];
  return (
    <DownloadPanel
      title={t("android.title")}
      lead={t("android.lead")}
      facts={useFacts(main, store)}
      qr={address}
    >
      {mainLink ? (
        <Actions>
          <ButtonLink size="lg" wide {...mainLink} icon={<Icon of={download} />}>
            {t(old ? "android.apk64" : "android.apk")}
          </ButtonLink>
          {storeLink && (
            <ButtonLink variant="quiet" wide {...storeLink}>
              {t("android.store")}
            </ButtonLink>
          )}
          {oldLink && (
            <ButtonLink variant="quiet" wide {...oldLink}>
              {t("android.apk32")}
            </ButtonLink>
          )}
        </Actions>
      ) : (
        <EmptyState level={3} title={t("missing.title")}>
          {t("missing.text", { platform: t("tabs.android") })}
        </EmptyState>
      )}
      {old && <Hint>{t("android.apk32Hint")}</Hint>}
      <div>
        <ArrowLink href="#tutorial">
          <Icon of={bookOpen} size={18} /> {t("androidSteps.title")}
        </ArrowLink>
      </div>
      <RecentVersions releases={releases} family="android" />
    </DownloadPanel>
  );
}

function useFacts(main: ReleaseFacts | undefined, store: ReleaseFacts | null): string[] {
  const t = useTranslations("downloads.android");
  const language = useLanguage();
  const facts = [store ? t("latestStore", { version: store.version }) : t("noStore")];
  if (store && main && store.version !== main.version) facts.push(t("storeLater"));
  if (!main) return facts;
  const size = formatFileSize(main.sizeBytes ?? 0, LANGUAGE_FACTS[language].intlLocale);
  return [
    datedLine(t("latestApk", { version: main.version }), main.date, language),
    ...facts,
    t("requirement", { version: site.requires.android, size }),
  ];
}
