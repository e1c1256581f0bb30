/** The form for the transaction link. It may stay empty: the payment is then found by its amount (§5). */
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { LINK_TEXTS } from "#features/donations/texts.ts";
import { listOf } from "#i18n/formats/list.ts";
import { useLanguage } from "#i18n/language.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import type { PaymentState } from "./use-payment.ts";
import styles from "./claim-form.module.css";

export interface ClaimProps {
  /** The page that handles the form. */
  readonly action: string;
  /** The amount the payer saw (§3: payment). */
  readonly payment: string;
  readonly linkExample: string;
  readonly state: Pick<PaymentState, "link" | "setLink" | "field" | "form">;
  /** Why the link was refused. */
  readonly problem?: LinkProblem | undefined;
  readonly explorers: readonly string[];
  /** The only network for donations. */
  readonly network: string;
}

type LinkProblem = (typeof LINK_TEXTS)[keyof typeof LINK_TEXTS];

export function ClaimForm({ action, payment, linkExample, state, problem, explorers, network }: ClaimProps) {
  const t = useTranslations("donation.link");
  const all = useTranslations();
  const language = useLanguage();
  const { link, setLink, field, form } = state;
  // Takes over text that was typed before hydration.
  useEffect(() => {
    if (field.current) setLink(field.current.value);
  }, [field, setLink]);
  return (
    <form className={styles.form} method="post" action={action} noValidate ref={form}>
      <input type="hidden" name="intent" value="claim" />
      <input type="hidden" name="payment" value={payment} />
      <TextField
        id="explorer-url"
        name="explorer_url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={t("label")}
        placeholder={linkExample}
        hint={t("hint")}
        value={link}
        onChange={setLink}
        ref={field}
        error={problem && all(problem, { explorers: listOf(explorers, language), network })}
        mono
      />
      <div>
        <Button type="submit">{t("submit")}</Button>
      </div>
    </form>
  );
}
