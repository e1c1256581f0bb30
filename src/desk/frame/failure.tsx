import { useRouteError } from "react-router";
import { useTranslations } from "use-intl";
import { DeskFailure } from "#desk/api/desk-client.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import styles from "./plain.module.css";

/** A screen that cannot be shown. The server's own words come first: they are in the reader's language. */
export function Failure() {
  const t = useTranslations("desk.failure");
  const error = useRouteError();
  const text = error instanceof DeskFailure && error.message !== "" ? error.message : t("text");
  return (
    <main className={styles.plain} role="alert">
      <h1 className={styles.title}>{error === undefined ? t("notFound") : t("title")}</h1>
      {error !== undefined && <p className={styles.text}>{text}</p>}
      <DeskButton onClick={() => location.assign("/desk")}>{t("back")}</DeskButton>
    </main>
  );
}
