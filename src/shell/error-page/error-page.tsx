/** Shown instead of a page that could not be: its own text for what was not found, one for the rest. */
import { useLocation } from "react-router";
import { useMessages, useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { Lost } from "#shell/not-found/lost.tsx";
import { NotFound } from "#shell/not-found/not-found.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { errorKind, errorMessage, errorStatus, type ErrorKind } from "./error-status.ts";
import styles from "./error-page.module.css";
import { PlainError } from "./plain-error.tsx";

export function ErrorPage({ error }: { readonly error: unknown }) {
  const status = errorStatus(error);
  // An error before the root's loader has run leaves the page without texts.
  if (!("error" in useMessages())) {
    const title = status === 404 ? "This page could not be found." : "Something went wrong";
    return <PlainError title={title} details={`Error ${status}`} />;
  }
  const kind = errorKind(status);
  return kind === "notFound" ? <NotFound /> : <Failure kind={kind} error={error} />;
}

interface FailureProps {
  readonly kind: Exclude<ErrorKind, "notFound">;
  readonly error: unknown;
}

function useFailureTexts(kind: FailureProps["kind"]): { title: string; text: string } {
  const t = useTranslations("error");
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
    <Lost
      {...useFailureTexts(kind)}
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
    </Lost>
  );
}
