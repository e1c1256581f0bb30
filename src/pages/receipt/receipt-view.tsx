/** Renders one state of the receipt, whether it was served or arrived while the page was open. */
import { Suspense, type RefObject } from "react";
import { useTranslations } from "use-intl";
import type { DonationBoxProps } from "#features/donations/ui/donation-box.tsx";
import { DonationBox } from "#features/donations/ui/donation-box.tsx";
import { DonationStatus } from "#features/donations/ui/donation-status.tsx";
import { canBecome, receiptPath } from "#features/submissions/model.ts";
import { shownStateKey, stateTone } from "#features/submissions/shown-state.ts";
import { useLanguage } from "#i18n/language.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { Decision } from "./parts/decision.tsx";
import { Thread } from "./history/thread.tsx";
import { Timeline } from "./history/timeline.tsx";
import { NextStep } from "./parts/next-step.tsx";
import { isReadOnly, type ReceiptProps } from "./receipt-props.ts";
import { Summary } from "./slip/summary.tsx";
import { paymentSummary, type PaymentSummary } from "./payment-summary.ts";
import { Withdraw } from "./parts/withdraw.tsx";
import styles from "./page.module.css";

interface ReceiptViewProps extends ReceiptProps {
  readonly payment: DonationBoxProps["payment"];
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly isDialogOpen: boolean;
  readonly onDialog: (isOpen: boolean) => void;
  /** Called after a message was sent. */
  readonly onSent: () => Promise<void>;
  readonly onWithdrawn: () => Promise<void>;
}

/** Each `Suspense` boundary hydrates separately, so that a slow phone stays responsive. */
export function ReceiptView(props: ReceiptViewProps) {
  const { receipt, outcome, onDialog, onSent, onWithdrawn } = props;
  const standing = paymentSummary(receipt);
  const page = receiptPath(useLanguage(), receipt.token);
  return (
    <div className={styles.page}>
      <Head {...props} />
      <div className={styles.main}>
        <Stack gap={10}>
          <Suspense>
            <Payment {...props} standing={standing} page={page} />
          </Suspense>
          <Suspense>
            <div>
              <NextStep receipt={receipt} standing={standing} onDonate={() => onDialog(true)} />
              <Decision receipt={receipt} />
            </div>
            <Timeline receipt={receipt} />
          </Suspense>
          <Suspense>
            <Thread
              receipt={receipt}
              isReadOnly={isReadOnly(receipt)}
              action={page}
              outcome={outcome}
              onSent={onSent}
            />
            {/* A live listing is delisted on its own page. */}
            {receipt.state !== "live" && canBecome(receipt.state, "withdrawn") && !isReadOnly(receipt) && (
              <Withdraw
                token={receipt.token}
                text={standing.withdrawal}
                isChange={receipt.isChange}
                action={page}
                onWithdrawn={onWithdrawn}
              />
            )}
          </Suspense>
        </Stack>
      </div>
      <Suspense>
        <Summary receipt={receipt} />
      </Suspense>
    </div>
  );
}

function Head({ receipt, outcome, titleRef }: ReceiptViewProps) {
  const t = useTranslations("receipt");
  const { state, name, donation } = receipt;
  return (
    <header className={styles.head}>
      <div role="status">
        <Tag tone={stateTone(state, receipt)}>
          {t(`states.${shownStateKey(state, donation?.state ?? null, receipt)}.title`)}
        </Tag>
      </div>
      <h1 className={styles.title} ref={titleRef} tabIndex={-1}>
        {name}
      </h1>
      <p className={styles.lead}>{t("page.lead")}</p>
      {outcome?.notice && <Notice tone={outcome.tone ?? "bad"} title={outcome.notice} announce />}
    </header>
  );
}

interface PaymentProps extends ReceiptViewProps {
  readonly standing: PaymentSummary;
  readonly page: string;
}

/** The state of the payment, and the box while a payment is wanted. */
function Payment(props: PaymentProps) {
  const t = useTranslations("donation.box");
  const { receipt, standing, isDialogOpen, onDialog } = props;
  const { donation, box, hasNoAmount } = receipt;
  return (
    <>
      <div className={styles.part}>
        {donation && standing.notice && !(box?.isDemo ?? false) && (
          <DonationStatus
            status={donation}
            notice={standing.notice}
            after={standing.after}
            amount={box?.amount}
          />
        )}
      </div>
      {/* Only one box, here or in the dialog, because a second one would show another amount. */}
      <div className={styles.part}>{box && !isDialogOpen && <Box {...props} box={box} />}</div>
      {box && isDialogOpen && (
        <Dialog open size="lg" title={t("title")} closeLabel={t("close")} onClose={() => onDialog(false)}>
          <Box {...props} box={box} />
        </Dialog>
      )}
      {hasNoAmount && <Notice title={t("noAmountLeft")} />}
    </>
  );
}

function Box({ box, receipt, payment, outcome, page }: PaymentProps & Pick<DonationBoxProps, "box">) {
  return (
    <DonationBox
      box={box}
      payment={payment}
      swapHref={receipt.swapHref}
      action={page}
      problem={outcome?.problem}
      refused={receipt.donation?.reason ?? null}
    />
  );
}
