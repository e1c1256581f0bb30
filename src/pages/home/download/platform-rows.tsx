import { useTranslations } from "use-intl";
import { FAMILIES, latestOf, type Known, type Platform } from "#features/downloads/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { EXTENSION_DIALOG } from "#pages/home/dialogs/dialog-ids.ts";
import { useLink } from "#shell/navigation/use-link.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { PlatformRow } from "./platform-row.tsx";
import { OPENS } from "#ui/dialog/dialog-attributes.ts";
import styles from "./platform-rows.module.css";

/** The available platforms with their current version. */
export function PlatformRows({ releases }: { readonly releases: readonly Known[] }) {
  const t = useTranslations("home.download");
  const localPath = useLocalPath();
  const latest = (platforms: readonly Platform[]): string[] =>
    platforms
      .flatMap((platform) => latestOf(releases, platform) ?? [])
      .slice(0, 1)
      .map(({ version }) => t("mobileText", { version }));
  const desktop = latest(FAMILIES.desktop);
  return (
    <ul className={styles.rows}>
      <PlatformRow icon="smartphone" title={t("mobileTitle")} text={latest(["android-apk", "ios"]).join("")}>
        <ButtonLink size="sm" href={localPath("/download/app")}>
          {t("mobileAction")}
        </ButtonLink>
      </PlatformRow>
      <PlatformRow
        icon="puzzle"
        title={t("extensionTitle")}
        text={[...latest(FAMILIES.extension), t("extensionText")].join(" · ")}
      >
        {/* Without JavaScript it links to the extension's store. */}
        <ButtonLink
          size="sm"
          variant="soft"
          {...useLink("tool:extensionStore")}
          {...{ [OPENS]: EXTENSION_DIALOG }}
        >
          {t("extensionAction")}
        </ButtonLink>
      </PlatformRow>
      <PlatformRow icon="monitor" title={t("desktopTitle")} text={[...desktop, t("desktopText")].join(" · ")}>
        {desktop.length > 0 ? (
          <ButtonLink size="sm" variant="soft" href={localPath("/download/pc#desktop")}>
            {t("desktopAction")}
          </ButtonLink>
        ) : (
          <Tag>{t("soon")}</Tag>
        )}
      </PlatformRow>
      <PlatformRow icon="cpu" title={t("hardwareTitle")} text={t("hardwareText")}>
        <ButtonLink size="sm" variant="soft" {...useLink("tool:hardwareWallet")}>
          {t("hardwareAction")}
        </ButtonLink>
      </PlatformRow>
    </ul>
  );
}
