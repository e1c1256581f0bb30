import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { EXTENSION_DIALOG } from "#pages/home/dialogs/dialog-ids.ts";
import { Phrases } from "#pages/phrases.tsx";
import text from "#pages/text.module.css";
import { useLink } from "#pages/use-link.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { TextQr } from "#ui/qr/text-qr.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { PlatformRow } from "./platform-row.tsx";
import styles from "./download.module.css";

/** `address`: what a phone opens when it scans the code. */
export function Download({ address }: { readonly address: string }) {
  const t = useTranslations("home.download");
  const a11y = useTranslations("common.a11y");
  const localPath = useLocalPath();
  return (
    <section className={styles.section} aria-labelledby="download-title">
      <Container>
        <div className={styles.panel}>
          <div className={styles.call}>
            <h2 id="download-title">
              <Phrases of={t("title")} />
            </h2>
            <p className={text.lead}>{t("lead")}</p>
            <div className={styles.scan}>
              <TextQr text={address} label={a11y("qrCode", { target: address })} size={144} />
              <p className={styles.hint}>{t("scan")}</p>
            </div>
          </div>
          <ul className={styles.rows}>
            <PlatformRow icon="smartphone" title={t("mobileTitle")}>
              <ButtonLink size="sm" href={localPath("/download/app")}>
                {t("mobileAction")}
              </ButtonLink>
            </PlatformRow>
            <PlatformRow icon="puzzle" title={t("extensionTitle")} text={t("extensionText")}>
              {/* Without a script it leads to the extension's store. */}
              <ButtonLink
                size="sm"
                variant="soft"
                {...useLink("tool:extensionStore")}
                data-opens={EXTENSION_DIALOG}
              >
                {t("extensionAction")}
              </ButtonLink>
            </PlatformRow>
            <PlatformRow icon="monitor" title={t("desktopTitle")} text={t("desktopText")}>
              <Tag>{t("soon")}</Tag>
            </PlatformRow>
            <PlatformRow icon="cpu" title={t("hardwareTitle")} text={t("hardwareText")}>
              <ButtonLink size="sm" variant="soft" {...useLink("tool:hardwareWallet")}>
                {t("hardwareAction")}
              </ButtonLink>
            </PlatformRow>
          </ul>
        </div>
      </Container>
    </section>
  );
}
