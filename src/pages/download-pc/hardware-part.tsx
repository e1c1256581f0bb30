import { useTranslations } from "use-intl";
import { latestOf, versionsOf, type ReleaseFacts } from "#features/downloads/model.ts";
import { formatFileSize } from "#i18n/formats/file-size.ts";
import { CheckPanel } from "#features/downloads/ui/check/check-panel.tsx";
import { Actions, DownloadPanel } from "#features/downloads/ui/panel/download-panel.tsx";
import { Pair } from "#features/downloads/ui/panel/pair.tsx";
import { RecentVersions } from "#features/downloads/ui/panel/recent-versions.tsx";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { useLink } from "#shell/navigation/use-link.ts";
import { ButtonLink } from "#ui/button/button.tsx";

interface HardwarePartProps {
  readonly releases: readonly ReleaseFacts[];
  /** A file to try the check with. */
  readonly sample: ReleaseFacts | null;
}

/** The device is sold by others; this section offers its firmware. */
export function HardwarePart({ releases, sample }: HardwarePartProps) {
  const t = useTranslations("downloads");
  const { intlLocale } = LANGUAGE_FACTS[useLanguage()];
  const latest = latestOf(releases, "hardware");
  const size = latest?.sizeBytes ? ` · ${formatFileSize(latest.sizeBytes, intlLocale)}` : "";
  const facts = latest
    ? [`${t("variants.firmware")} · ${t("desktop.latest", { version: latest.version })}${size}`]
    : [];
  return (
    <Pair>
      <DownloadPanel title={t("hardware.title")} lead={t("hardware.lead")} facts={facts}>
        <Actions>
          <ButtonLink size="lg" wide {...useLink("tool:hardwareWallet")}>
            {t("hardware.order")}
          </ButtonLink>
        </Actions>
        {versionsOf(releases, "hardware").length > 0 && (
          <RecentVersions releases={releases} family="hardware" />
        )}
      </DownloadPanel>
      <CheckPanel id="hardware" packages={latest ? [latest] : []} sample={sample} />
    </Pair>
  );
}
