import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { MissingPage } from "#shell/not-found/missing-page.tsx";
import { CACHED_PAGES } from "#shell/offline/cached-pages-attributes.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

/** The service worker shows it at the address of a page that can neither be fetched nor is cached. */
export default function OfflinePage() {
  const t = useTranslations("offline");
  const error = useTranslations("error");
  const verify = useTranslations("verify.page");
  const localPath = useLocalPath();
  return (
    <MissingPage
      title={t("title")}
      text={t("text")}
      imageAlt={useTranslations("notFound")("imageAlt")}
      actions={
        <>
          {/* An empty href is the requested address. */}
          <ButtonLink href="" size="lg">
            {error("retry")}
          </ButtonLink>
          <ButtonLink href={localPath("/")} size="lg" variant="quiet">
            {error("backHome")}
          </ButtonLink>
          <ButtonLink href={localPath("/download/verify")} size="lg" variant="quiet">
            {verify("title")}
          </ButtonLink>
        </>
      }
    >
      <section
        className={styles.saved}
        aria-labelledby="saved-title"
        hidden
        {...{ [CACHED_PAGES.section]: "" }}
      >
        <h2 className={styles.title} id="saved-title">
          {t("saved")}
        </h2>
        <ul {...{ [CACHED_PAGES.list]: "" }} />
      </section>
    </MissingPage>
  );
}
