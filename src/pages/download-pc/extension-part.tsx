import link from "lucide-react/icons/link";
import puzzle from "lucide-react/icons/puzzle";
import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import site from "#content/site/downloads.json" with { type: "json" };
import { latestOf, type ReleaseFacts } from "#features/downloads/model.ts";
import { CheckPanel } from "#features/downloads/ui/check/check-panel.tsx";
import { ExtensionId } from "#features/downloads/ui/check/extension-id.tsx";
import { datedLine } from "#features/downloads/ui/panel/dated-line.ts";
import { Actions, DownloadPanel } from "#features/downloads/ui/panel/download-panel.tsx";
import { Pair } from "#features/downloads/ui/panel/pair.tsx";
import { PublisherCheck } from "#features/downloads/ui/check/publisher-check.tsx";
import { RecentVersions } from "#features/downloads/ui/panel/recent-versions.tsx";
import { useLanguage } from "#i18n/language.tsx";
import { useLink } from "#shell/navigation/use-link.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { copyProps } from "#ui/copy/copy-attributes.ts";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./extension-part.module.css";

interface ExtensionPartProps {
  readonly releases: readonly ReleaseFacts[];
  /** The whole address of the store page, for opening it on another device. */
  readonly storeAddress: string;
}

export function ExtensionPart({ releases, storeAddress }: ExtensionPartProps) {
  const t = useTranslations("downloads.extension");
  const copied = useTranslations("common.copy");
  const language = useLanguage();
  const store = useLink("tool:extensionStore");
  const latest = latestOf(releases, "chrome-extension");
  const facts = latest ? [datedLine(t("latest", { version: latest.version }), latest.date, language)] : [];
  return (
    <Pair>
      <DownloadPanel title={t("title")} lead={t("lead")} facts={[...facts, t("browsers")]}>
        <div className={styles.onPhone}>
          <Notice tone="plain" title={t("openOnComputer")} />
        </div>
        <Actions>
          <ButtonLink size="lg" wide {...store} icon={<Icon of={puzzle} />}>
            {t("add")}
          </ButtonLink>
          <Button
            variant="quiet"
            wide
            icon={<Icon of={link} size={18} />}
            {...copyProps(storeAddress, { copied: copied("linkCopied"), failed: copied("fail") })}
          >
            {t("copyLink")}
          </Button>
        </Actions>
        <RecentVersions releases={releases} family="extension" />
      </DownloadPanel>
      <CheckPanel id="extension" packages={[]} warnsOfFakes>
        <ExtensionId ids={brand.extensionIds} isExample={brand.demonstration} />
        <PublisherCheck publisher={site.storePublisher} />
      </CheckPanel>
    </Pair>
  );
}
