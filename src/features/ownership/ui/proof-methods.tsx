import { useTranslations } from "use-intl";
import type { Challenge, ProofMethod } from "#features/ownership/model.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { TextArea, TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import styles from "./proof-methods.module.css";

interface ProofMethodsProps {
  readonly challenge: Challenge;
  /** The text to sign, once it was asked for. */
  readonly message: string | null;
  /** The page with the text to sign. */
  readonly signPath: string;
  readonly typed: { readonly message?: string | undefined; readonly signature?: string | undefined };
  /** The method that was refused, and why. */
  readonly refused?: { readonly method: ProofMethod; readonly refusal: string } | undefined;
}

/**
 * The fields of a form with one button per method. Everything is copied and pasted: no wallet is connected, and no
 * script is needed.
 */
export function ProofMethods({ challenge, message, signPath, typed, refused }: ProofMethodsProps) {
  const t = useTranslations("ownership");
  const { host, record, file, value, contractLine, canLook, canSign } = challenge;
  const errorOf = (method: ProofMethod): string | undefined =>
    refused?.method === method ? refused.refusal : undefined;
  return (
    <Stack gap={6}>
      {host !== null && !canLook && <p>{t("refusals.off")}</p>}
      {host !== null && canLook && (
        <>
          <p>{t("website", { host })}</p>
          <Published method="dns" name={record} value={value} error={errorOf("dns")} />
          <Published method="file" name={file} value={value} tie={contractLine} error={errorOf("file")} />
        </>
      )}
      {canSign && (
        <section aria-labelledby="signature-title">
          <Stack gap={4}>
            <div className={styles.method}>
              <h3 id="signature-title">{t("signature.title")}</h3>
              <p>{t("signature.text")}</p>
            </div>
            {message === null && typed.message === undefined ? (
              <div>
                <ButtonLink href={`${signPath}#signature-title`} variant="quiet">
                  {t("signature.start")}
                </ButtonLink>
              </div>
            ) : (
              <SignedMessage
                message={typed.message ?? message ?? ""}
                signature={typed.signature}
                error={errorOf("signature")}
              />
            )}
          </Stack>
        </section>
      )}
    </Stack>
  );
}

interface PublishedProps {
  readonly method: "dns" | "file";
  readonly name: string;
  readonly value: string;
  /** Another line, which ties the website to the contract. */
  readonly tie?: string | null;
  readonly error: string | undefined;
}

function Published({ method, name, value, tie = null, error }: PublishedProps) {
  const t = useTranslations("ownership");
  return (
    <section aria-labelledby={`${method}-title`}>
      <Stack gap={4}>
        <div className={styles.method}>
          <h3 id={`${method}-title`}>{t(`${method}.title`)}</h3>
          <p>{t(`${method}.text`)}</p>
        </div>
        <ToPublish id={`${method}-name`} label={t(`${method}.name`)} text={name} />
        <ToPublish id={`${method}-value`} label={t("value")} text={value} error={error} />
        {tie !== null && <ToPublish id={`${method}-tie`} label={t("tie")} text={tie} />}
        <CheckButton method={method} />
      </Stack>
    </section>
  );
}

interface ToPublishProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly error?: string | undefined;
}

/** A value that belongs on the owner's website or in its DNS. */
function ToPublish({ id, label, text, error }: ToPublishProps) {
  const t = useTranslations("ownership");
  const copy = useTranslations("common.copy");
  const button = (
    <CopyButton
      text={text}
      label={t("copy", { field: label })}
      copiedText={copy("success")}
      failedText={copy("fail")}
    />
  );
  return <TextField {...{ id, label, error }} defaultValue={text} end={button} readOnly mono />;
}

interface SignedMessageProps {
  readonly message: string;
  readonly signature: string | undefined;
  readonly error: string | undefined;
}

/** The text to copy, and where its signature is pasted. */
export function SignedMessage({ message, signature, error }: SignedMessageProps) {
  const t = useTranslations("ownership");
  const copy = useTranslations("common.copy");
  return (
    <>
      <TextArea
        id="signature-message"
        name="message"
        label={t("signature.message")}
        rows={12}
        mono
        readOnly
        defaultValue={message}
      />
      <div>
        <CopyButton
          look="quiet"
          text={message}
          label={t("signature.copy")}
          copiedText={copy("success")}
          failedText={copy("fail")}
        />
      </div>
      <TextField
        id="signature-value"
        name="signature"
        label={t("signature.label")}
        autoComplete="off"
        spellCheck={false}
        mono
        defaultValue={signature}
        error={error}
      />
      <CheckButton method="signature" />
    </>
  );
}

function CheckButton({ method }: { readonly method: ProofMethod }) {
  const t = useTranslations("ownership");
  return (
    <div>
      <Button type="submit" variant="quiet" name="method" value={method} aria-describedby={`${method}-title`}>
        {t("check")}
      </Button>
    </div>
  );
}
