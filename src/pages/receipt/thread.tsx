import { useTranslations } from "use-intl";
import { LIMITS, type ThreadMessage } from "#features/submissions/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage } from "#i18n/language.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextArea } from "#ui/field/text-field.tsx";
import type { ReceiptOutcome } from "./action.ts";
import styles from "./thread.module.css";

interface ThreadProps {
  readonly messages: readonly ThreadMessage[];
  readonly action: string;
  readonly outcome: ReceiptOutcome | undefined;
}

export function Thread({ messages, action, outcome }: ThreadProps) {
  const t = useTranslations("receipt.thread");
  return (
    <section className={styles.thread} aria-labelledby="thread-title" id="thread">
      <h2 className={styles.title} id="thread-title">
        {t("title")}
      </h2>
      <p className={styles.lead}>
        {t("lead")} {t("scamNote")}
      </p>
      <div data-live="messages" aria-live="polite">
        {messages.length === 0 ? (
          <p className={styles.lead}>{t("empty")}</p>
        ) : (
          <ol className={styles.list}>
            {messages.map((message, index) => (
              <Message key={index} message={message} />
            ))}
          </ol>
        )}
      </div>
      <form className={styles.form} method="post" action={`${action}#thread`} noValidate>
        <input type="hidden" name="intent" value="message" />
        <TextArea
          id="message"
          name="text"
          label={t("label")}
          placeholder={t("placeholder")}
          hint={t("hint", { max: String(LIMITS.message) })}
          limit={LIMITS.message}
          defaultValue={outcome?.message ?? ""}
          error={outcome?.messageProblem}
        />
        <div>
          <Button type="submit" variant="quiet">
            {t("send")}
          </Button>
        </div>
      </form>
    </section>
  );
}

function Message({ message: { at, author, text } }: { readonly message: ThreadMessage }) {
  const t = useTranslations("receipt.thread");
  const language = useLanguage();
  return (
    <li className={styles.message} data-author={author}>
      <p className={styles.author}>
        <b>{t(author === "submitter" ? "you" : "reviewer")}</b>{" "}
        <time dateTime={at.toISOString()}>{formatDate(at, language, "minute")} UTC</time>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
