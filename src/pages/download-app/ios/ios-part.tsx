import store from "lucide-react/icons/store";
import { useTranslations } from "use-intl";
import site from "#content/site/downloads.json" with { type: "json" };
import { latestOf, type ReleaseFacts } from "#features/downloads/model.ts";
import { CheckPanel } from "#features/downloads/ui/check/check-panel.tsx";
import { datedLine } from "#features/downloads/ui/panel/dated-line.ts";
import { Actions, DownloadPanel, Hint } from "#features/downloads/ui/panel/download-panel.tsx";
import { Pair } from "#features/downloads/ui/panel/pair.tsx";
import { PublisherCheck } from "#features/downloads/ui/check/publisher-check.tsx";
import { RecentVersions } from "#features/downloads/ui/panel/recent-versions.tsx";
import { useLanguage } from "#i18n/language.tsx";
import { useReleaseLink } from "#pages/release-link.ts";
import { GoLink } from "#pages/go-link.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice/notice.tsx";

interface IosPartProps {
  readonly releases: readonly ReleaseFacts[];
  readonly address: string;
}

export function IosPart({ releases, address }: IosPartProps) {
  const t = useTranslations("downloads.ios");
  const help = useTranslations("header.support.helpCentre");
  const missing = useTranslations("downloads.missing");
  const language = useLanguage();
  const latest = latestOf(releases, "ios");
  const link = useReleaseLink(latest);
  const facts = latest
    ? [datedLine(t("latestStore", { version: latest.version }), latest.date, language)]
    : [];
  return (
    <Pair>
      <DownloadPanel
        title={t("title")}
        lead={t("lead")}
        facts={[...facts, t("requirement", { version: site.requires.ios })]}
        qr={address}
      >
        {link ? (
          <Actions>
            <ButtonLink size="lg" wide {...link} icon={<Icon of={store} />}>
              {t("store")}
            </ButtonLink>
          </Actions>
        ) : (
          <Notice tone="plain" title={missing("title")}>
            {missing("text", { platform: "iOS" })}
          </Notice>
        )}
        <Hint>
          <b>{t("regionTitle")}</b> {t("regionText")}
        </Hint>
        <div>
          <GoLink target="tool:helpCentre">{help("title")}</GoLink>
        </div>
        <RecentVersions releases={releases} family="ios" />
      </DownloadPanel>
      <CheckPanel id="ios" packages={[]} warnsOfFakes>
        <PublisherCheck publisher={site.storePublisher} />
        <Notice title={t("noTestBuilds")} />
      </CheckPanel>
    </Pair>
  );
}
