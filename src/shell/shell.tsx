/** The layout of every page: header, footer and notices, served as HTML (see shell/enhance). */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { DemonstrationNote } from "#shell/footer/demonstration-note.tsx";
import { Footer } from "#shell/footer/footer.tsx";
import type { FooterVariant } from "#shell/footer/footer-variant.ts";
import { Header } from "#shell/header/header.tsx";
import type { HeaderVariant } from "#shell/header/header-variant.ts";
import { HostVariantProvider } from "#shell/navigation/host-variant-context.tsx";
import type { HostVariant } from "#shell/navigation/host-variant.ts";
import { LoadingBar } from "#shell/loading-bar/loading-bar.tsx";
import { MainlandNotice } from "#shell/notices/mainland-notice.tsx";
import { OfflineNotice } from "#shell/offline/offline-notice.tsx";
import { guardScript } from "#shell/reload-guard/guard-script.ts";
import { Toasts } from "#shell/toasts/toasts.tsx";
import { CONTENT_ID } from "./content-id.ts";
import styles from "./shell.module.css";

interface ShellProps {
  readonly variant: HostVariant;
  readonly header: HeaderVariant;
  readonly footer: FooterVariant;
  readonly children: ReactNode;
}

export function Shell({ variant, header, footer, children }: ShellProps) {
  return (
    <HostVariantProvider variant={variant}>
      <Before />
      <Header variant={header} />
      <OfflineNotice />
      <main className={styles.content} id={CONTENT_ID} tabIndex={-1}>
        {children}
        {footer === "hidden" && <DemonstrationNote />}
      </main>
      {footer !== "hidden" && <Footer hasForm={footer === "normal"} />}
      <LoadingBar />
      <Toasts />
    </HostVariantProvider>
  );
}

function Before() {
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {useTranslations("common.a11y")("skipToContent")}
      </a>
      <script dangerouslySetInnerHTML={{ __html: guardScript }} />
      <MainlandNotice />
    </>
  );
}
