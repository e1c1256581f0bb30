/** The form as the server draws it. It posts itself; with a script, subscribe.ts sends it and sets its state. */
import { useTranslations } from "use-intl";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./subscribe-form.module.css";

export function SubscribeForm() {
  const t = useTranslations("footer.subscribe");
  const errors = useTranslations("common.errors");
  return (
    <section className={styles.subscribe} aria-labelledby="subscribe-title">
      <div>
        <h2 className={styles.title} id="subscribe-title">
          {t("title")}
        </h2>
        <p className={styles.text}>{t("text")}</p>
      </div>
      <form
        className={styles.form}
        method="post"
        action={useLocalPath()("/subscription")}
        noValidate
        data-state="ready"
        data-language={useLanguage()}
        data-success={t("success")}
        data-network={errors("network")}
        data-timeout={errors("timeout")}
        data-unknown={errors("unknown")}
      >
        <input type="hidden" name="intent" value="subscribe" />
        <TextField
          id="subscribe-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          label={t("label")}
          labelHidden
          placeholder={t("placeholder")}
          hint={<Below />}
        />
        <Button type="submit">
          <span data-in="ready">{t("action")}</span>
          <span data-in="sending">{t("sending")}</span>
        </Button>
      </form>
    </section>
  );
}

/** One of these stands under the field, as the form's state says. */
function Below() {
  const t = useTranslations("footer.subscribe");
  return (
    <>
      <span data-in="ready">{t("privacyNote")}</span>
      <span data-in="invalid">{t("invalid")}</span>
      <span data-in="mailed">{t("successNote")}</span>
    </>
  );
}
