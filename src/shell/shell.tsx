/** The layout of every page: header, footer and notices, served as HTML (see shell/enhance). */
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { useLocation, useRouteError } from "react-router";
import { useTranslations } from "use-intl";
import type { Accounts } from "#brand/schema.ts";
import { DemonstrationNote } from "#shell/footer/demonstration-note.tsx";
import { thisYear } from "#shell/footer/footer-end.tsx";
import { Footer } from "#shell/footer/footer.tsx";
import type { FooterVariant } from "#shell/footer/footer-variant.ts";
import { Header } from "#shell/header/header.tsx";
import type { HeaderVariant } from "#shell/header/header-variant.ts";
import { LOCKUP } from "#shell/header/lockup.tsx";
import { KeptPart } from "#shell/kept/kept-part.tsx";
import { pagePlace, PagePlaceContext } from "#shell/kept/page-place.ts";
import { HostVariantProvider } from "#shell/navigation/host-variant-context.tsx";
import type { HostVariant } from "#shell/navigation/host-variant.ts";
import { LoadingBar } from "#shell/loading-bar/loading-bar.tsx";
import { notFoundData } from "#shell/not-found/not-found-data.ts";
import { MainlandNotice } from "#shell/notices/mainland-notice.tsx";
import { OfflineNotice } from "#shell/offline/offline-notice.tsx";
import { guardScript } from "#shell/reload-guard/guard-script.ts";
import { Toasts } from "#shell/toasts/toasts.tsx";
import { CONTENT_ID } from "./content-id.ts";
import { Container } from "#ui/layout/layout.tsx";
import styles from "./shell.module.css";

interface ShellProps {
  readonly variant: HostVariant;
  readonly header: HeaderVariant;
  readonly footer: FooterVariant;
  readonly accounts: Accounts;
  readonly children: ReactNode;
}

export function Shell({ variant, header, footer, accounts, children }: ShellProps) {
  const place = pagePlace(useLocation(), notFoundData(useRouteError()));
  preload(LOCKUP, { as: "image" });
  return (
    <HostVariantProvider variant={variant}>
      <PagePlaceContext value={place}>
        <KeptPart name="top" state={header}>
          <Before />
          <Header variant={header} />
          <OfflineNotice />
        </KeptPart>
        <main className={styles.content} id={CONTENT_ID} tabIndex={-1}>
          {children}
          {footer === "hidden" && (
            <div className={styles.end}>
              <Container>
                <DemonstrationNote />
              </Container>
            </div>
          )}
        </main>
        <KeptPart name="bottom" state={[footer, thisYear(), JSON.stringify(accounts)].join(" ")}>
          {footer !== "hidden" && <Footer hasForm={footer === "normal"} accounts={accounts} />}
          <LoadingBar />
          <Toasts />
        </KeptPart>
      </PagePlaceContext>
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
