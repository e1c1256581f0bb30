/** The form as the server renders it. It posts itself; with JavaScript, subscribe-form.browser.ts sends it and sets its state. */
import { useTranslations } from "use-intl";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { SUBSCRIBE, type SubscribeState } from "./footer-attributes.ts";
import styles from "./subscribe-form.module.css";

const shownIn = (state: SubscribeState) => ({ [SUBSCRIBE.shownIn]: state });

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
        {...{
          [SUBSCRIBE.state]: "ready",
          [SUBSCRIBE.language]: useLanguage(),
          [SUBSCRIBE.success]: t("success"),
          [SUBSCRIBE.network]: errors("network"),
          [SUBSCRIBE.timeout]: errors("timeout"),
          [SUBSCRIBE.unknown]: errors("unknown"),
        }}
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
          <span {...shownIn("ready")}>{t("action")}</span>
          <span {...shownIn("sending")}>{t("sending")}</span>
        </Button>
      </form>
    </section>
  );
}

/** One of these is shown below the field, depending on the form's state. */
function Below() {
  const t = useTranslations("footer.subscribe");
  return (
    <>
      <span {...shownIn("ready")}>{t("privacyNote")}</span>
      <span {...shownIn("invalid")}>{t("invalid")}</span>
      <span {...shownIn("mailed")}>{t("successNote")}</span>
    </>
  );
}
