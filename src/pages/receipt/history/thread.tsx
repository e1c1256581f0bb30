import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { sendMessage, type SendOutcome } from "#browser/api/receipts.ts";
import { LIMITS } from "#features/submissions/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage } from "#i18n/language.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextArea } from "#ui/field/text-field.tsx";
import type { ReceiptOutcome } from "#pages/receipt/receipt-outcome.ts";
import type { ShownMessage, ShownReceipt } from "#pages/receipt/receipt-props.ts";
import { joinSentences } from "#lib/text/join-sentences.ts";
import styles from "./thread.module.css";

interface ThreadProps {
  readonly receipt: Pick<ShownReceipt, "token" | "messages">;
  readonly isReadOnly?: boolean;
  readonly action: string;
  readonly outcome: ReceiptOutcome | undefined;
  readonly onSent: () => Promise<void>;
}

export function Thread({ receipt: { token, messages }, isReadOnly = false, ...form }: ThreadProps) {
  const t = useTranslations("receipt.thread");
  return (
    <section className={styles.thread} aria-labelledby="thread-title" id="thread">
      <h2 className={styles.title} id="thread-title">
        {t("title")}
      </h2>
      <p className={styles.lead}>{joinSentences(t("lead"), t("scamNote"))}</p>
      <div aria-live="polite">
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
      {!isReadOnly && <MessageForm token={token} {...form} />}
    </section>
  );
}

interface MessageFormProps extends Omit<ThreadProps, "receipt" | "isReadOnly"> {
  readonly token: string;
}

/**
 * Without JavaScript the page handles the form; with it the message is sent in place. The typed text stays until
 * then.
 */
function MessageForm({ token, action, outcome, onSent }: MessageFormProps) {
  const t = useTranslations("receipt.thread");
  const [text, setText] = useState(outcome?.message ?? "");
  const [problem, setProblem] = useState(outcome?.messageProblem);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const problemOf = useProblem();
  const language = useLanguage();
  // Takes over text that was typed before hydration.
  useEffect(() => {
    if (field.current) setText(field.current.value);
  }, []);

  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const sent = await sendMessage(token, text, language);
    setProblem(problemOf(sent, text));
    if (sent === "sent") {
      // Keeps text that was typed meanwhile.
      setText((now) => (now === text ? "" : now));
      await onSent();
    } else field.current?.focus();
    setSending(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form className={styles.form} method="post" action={`${action}#thread`} noValidate onSubmit={submit}>
      <input type="hidden" name="intent" value="message" />
      <TextArea
        id="message"
        name="text"
        label={t("label")}
        placeholder={t("placeholder")}
        hint={t("hint", { max: String(LIMITS.message) })}
        limit={LIMITS.message}
        value={text}
        onChange={setText}
        error={problem}
        ref={field}
      />
      <div>
        <Button type="submit" variant="quiet" loading={isSending}>
          {t("send")}
        </Button>
      </div>
    </form>
  );
}

/** The same messages as action.ts. */
function useProblem(): (outcome: SendOutcome, text: string) => string | undefined {
  const t = useTranslations("receipt.thread");
  const tooMany = useTranslations("error.tooMany");
  return (outcome, text) => {
    if (outcome === "sent") return undefined;
    if (text.trim() === "") return t("emptyMessage");
    if (outcome === "failed") return t("failed");
    return "problem" in outcome ? outcome.problem : tooMany("wait", { minutes: outcome.waitMinutes });
  };
}

function Message({ message: { at, author, text } }: { readonly message: ShownMessage }) {
  const t = useTranslations("receipt.thread");
  const language = useLanguage();
  return (
    <li className={styles.message} data-author={author}>
      <p className={styles.author}>
        <b>{t(author)}</b> <time dateTime={at}>{formatDate(new Date(at), language, "minute")} UTC</time>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
