import { useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { withdrawSubmission } from "#browser/api/receipts.ts";
import type { PaymentSummary } from "#pages/receipt/payment-summary.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { Notice } from "#ui/notice/notice.tsx";

interface WithdrawProps {
  readonly token: string;
  /** What it means, in `receipt.withdraw`. */
  readonly text: PaymentSummary["withdrawal"];
  /** Of a listing: then only the change is withdrawn. */
  readonly isChange: boolean;
  /** The page that handles the form without JavaScript. */
  readonly action: string;
  readonly onWithdrawn: () => Promise<void>;
}

/** Two clicks, so that nobody withdraws by mistake. */
export function Withdraw({ token, text, isChange, action, onWithdrawn }: WithdrawProps) {
  const t = useTranslations("receipt");
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const withdraw = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setFailed(false);
    const outcome = await withdrawSubmission(token);
    setFailed(outcome !== "sent");
    if (outcome === "sent") await onWithdrawn();
    setSending(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void withdraw();
  };
  return (
    <Disclosure summary={t("actions.withdraw")}>
      <form method="post" action={action} onSubmit={submit}>
        <input type="hidden" name="intent" value="withdraw" />
        <Stack gap={4}>
          <p>
            <b>{t(isChange ? "withdraw.changeTitle" : "withdraw.title")}</b> {t(`withdraw.${text}`)}
          </p>
          {hasFailed && <Notice tone="bad" title={t("withdraw.failed")} announce />}
          <div>
            <Button type="submit" variant="quiet" loading={isSending}>
              {t("withdraw.confirm")}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
}
