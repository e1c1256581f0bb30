import { useTranslations } from "use-intl";
import { DOWNLOAD_CODE_PATH } from "#features/downloads/download-code.ts";
import type { ReleaseInShort } from "#features/downloads/model.ts";
import { UnsafeNotice } from "#features/downloads/ui/unsafe-notice.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { FileQr } from "#ui/qr/file-qr.tsx";
import { PlatformRows } from "./platform-rows.tsx";
import styles from "./download.module.css";

interface DownloadProps {
  /** The address in the QR code. */
  readonly address: string;
  readonly releases: readonly ReleaseInShort[];
}

export function Download({ address, releases }: DownloadProps) {
  const t = useTranslations("home.download");
  const a11y = useTranslations("common.a11y");
  return (
    <section className={styles.section} aria-labelledby="download-title">
      <Container>
        <div className={styles.unsafe}>
          <UnsafeNotice releases={releases} />
        </div>
        <div className={styles.panel}>
          <div className={styles.call}>
            <h2 id="download-title">
              <Phrases of={t("title")} />
            </h2>
            <Lead>{t("lead")}</Lead>
            <div className={styles.scan}>
              <FileQr src={DOWNLOAD_CODE_PATH} label={a11y("qrCode", { target: address })} size={144} />
              <p className={styles.hint}>{t("scan")}</p>
            </div>
          </div>
          <PlatformRows releases={releases} />
        </div>
      </Container>
    </section>
  );
}
