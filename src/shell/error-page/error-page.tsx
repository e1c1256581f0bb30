/** Rendered instead of a page that failed: one text for not found, one for all other errors. */
import { isRouteErrorResponse, useLocation } from "react-router";
import { useMessages, useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { notFoundData } from "#shell/not-found/not-found-data.ts";
import { MissingPage } from "#shell/not-found/missing-page.tsx";
import { NotFound } from "#shell/not-found/not-found.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { errorKind, errorMessage, errorStatus, type ErrorKind } from "./error-status.ts";
import styles from "./error-page.module.css";
import { PlainError } from "./plain-error.tsx";

export function ErrorPage({ error }: { readonly error: unknown }) {
  const status = errorStatus(error);
  // An error before the root's loader has run leaves the page without messages.
  if (!("error" in useMessages())) {
    const title = status === 404 ? "This page could not be found." : "Something went wrong";
    return <PlainError title={title} details={`Error ${status}`} />;
  }
  const kind = errorKind(status);
  if (kind !== "notFound") return <Failure kind={kind} error={error} />;
  return <NotFound nearest={notFoundData(error)?.nearest ?? null} />;
}

interface FailureProps {
  readonly kind: Exclude<ErrorKind, "notFound">;
  readonly error: unknown;
}

function useFailureTexts({ kind, error }: FailureProps): { title: string; text: string } {
  const t = useTranslations("error");
  const errors = useTranslations("common.errors");
  if (isRouteErrorResponse(error) && error.data === "storageFull") {
    return { title: t("maintenance.title"), text: errors("storageFull") };
  }
  return kind === "unexpected"
    ? { title: t("title"), text: t("text") }
    : { title: t(`${kind}.title`), text: t(`${kind}.text`) };
}

function Failure({ kind, error }: FailureProps) {
  const t = useTranslations("error");
  const imageAlt = useTranslations("notFound")("imageAlt");
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  return (
    <MissingPage
      {...useFailureTexts({ kind, error })}
      imageAlt={imageAlt}
      actions={
        <>
          <ButtonLink href={pathname + search} size="lg">
            {t("retry")}
          </ButtonLink>
          <ButtonLink href={localPath("/")} size="lg" variant="quiet">
            {t("backHome")}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.details}>
        <Disclosure summary={t("details")}>
          <p>{t("code", { status: String(errorStatus(error)) })}</p>
          <p>{errorMessage(error)}</p>
        </Disclosure>
      </div>
    </MissingPage>
  );
}
