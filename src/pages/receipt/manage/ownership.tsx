import { useTranslations } from "use-intl";
import type { ProofMethod } from "#features/ownership/model.ts";
import { ProofList } from "#features/ownership/ui/proof-list.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { TextArea, TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import type { ManageOutcome } from "./action.ts";
import type { OwnershipView } from "./load.ts";
import styles from "./page.module.css";

interface OwnershipProps {
  readonly of: OwnershipView;
  readonly page: string;
  readonly outcome: ManageOutcome | undefined;
}

/** Everything is copied and pasted: no wallet is connected, and no script is needed. */
export function Ownership({ of, page, outcome }: OwnershipProps) {
  const t = useTranslations("ownership");
  const { host, record, file, value, canSign, message, proofs } = of;
  const errorOf = (method: ProofMethod): string | undefined =>
    outcome?.proof?.method === method ? outcome.proof.refusal : undefined;
  return (
    <section className={styles.act} aria-labelledby="ownership-title">
      <h2 className={styles.title} id="ownership-title">
        {t("title")}
      </h2>
      <p>{t("lead")}</p>
      {proofs.length > 0 && <ProofList proofs={proofs} />}
      {host !== null && (
        <>
          <p>{t("website", { host })}</p>
          <Method method="dns" name={record} value={value} error={errorOf("dns")} />
          <Method method="file" name={file} value={value} error={errorOf("file")} />
        </>
      )}
      {canSign && <Signature message={message} page={page} outcome={outcome} error={errorOf("signature")} />}
    </section>
  );
}

interface SignatureProps extends Pick<OwnershipProps, "page" | "outcome"> {
  readonly message: string | null;
  readonly error: string | undefined;
}

function Signature({ message, page, outcome, error }: SignatureProps) {
  const t = useTranslations("ownership");
  return (
    <section aria-labelledby="signature-title">
      <h3 id="signature-title">{t("signature.title")}</h3>
      <p>{t("signature.text")}</p>
      {message === null && outcome?.typed.message === undefined ? (
        <ButtonLink href={`${page}?sign#signature-title`} variant="quiet">
          {t("signature.start")}
        </ButtonLink>
      ) : (
        <form method="post" action={page} noValidate>
          <input type="hidden" name="act" value="prove" />
          <input type="hidden" name="method" value="signature" />
          <Stack gap={4}>
            <TextArea
              id="signature-message"
              name="message"
              label={t("signature.message")}
              rows={10}
              mono
              readOnly
              defaultValue={outcome?.typed.message ?? message ?? ""}
            />
            <TextField
              id="signature-value"
              name="signature"
              label={t("signature.label")}
              autoComplete="off"
              spellCheck={false}
              mono
              defaultValue={outcome?.typed.signature}
              error={error}
            />
            <div>
              <Button type="submit" variant="quiet">
                {t("check")}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </section>
  );
}

interface MethodProps {
  readonly method: "dns" | "file";
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
}

function Method({ method, name, value, error }: MethodProps) {
  const t = useTranslations("ownership");
  return (
    <form method="post" noValidate aria-labelledby={`${method}-title`}>
      <input type="hidden" name="act" value="prove" />
      <input type="hidden" name="method" value={method} />
      <Stack gap={4}>
        <div>
          <h3 id={`${method}-title`}>{t(`${method}.title`)}</h3>
          <p>{t(`${method}.text`)}</p>
        </div>
        <TextField id={`${method}-name`} label={t(`${method}.name`)} defaultValue={name} readOnly mono />
        <TextField
          id={`${method}-value`}
          label={t("value")}
          defaultValue={value}
          readOnly
          mono
          error={error}
        />
        <div>
          <Button type="submit" variant="quiet">
            {t("check")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
