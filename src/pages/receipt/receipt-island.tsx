/** The receipt: state, payment and thread. It polls for changes. */
import { useEffect, useRef, useState } from "react";
import { receiptPath } from "#features/submissions/model.ts";
import { usePayment } from "#features/donations/ui/use-payment.ts";
import { useLanguage } from "#i18n/language.tsx";
import { onDonationOpen } from "#shell/donation/donation-event.ts";
import type { ReceiptProps } from "./receipt-props.ts";
import { ReceiptView } from "./receipt-view.tsx";
import { useLiveReceipt } from "./use-live-receipt.ts";

const isSamePage = (asked: string | undefined, page: string): boolean =>
  asked === undefined || new URL(asked, location.href).pathname === page;

export default function ReceiptIsland({ receipt: served, outcome }: ReceiptProps) {
  const page = receiptPath(useLanguage(), served.token);
  const { receipt, refresh } = useLiveReceipt(served, page);
  const payment = usePayment(receipt.box, outcome?.typed);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  const hasBox = receipt.box !== null;
  // §2. open-donation.tsx opens the box of other receipts.
  useEffect(
    () =>
      onDonationOpen(({ page: asked }) => {
        if (hasBox && isSamePage(asked, page)) setDialogOpen(true);
      }),
    [page, hasBox],
  );

  const finishWithdrawal = async (): Promise<void> => {
    await refresh();
    // The clicked button is gone with its form.
    title.current?.focus();
  };

  return (
    <ReceiptView
      receipt={receipt}
      outcome={outcome}
      payment={payment}
      titleRef={title}
      isDialogOpen={isDialogOpen}
      onDialog={setDialogOpen}
      onSent={refresh}
      onWithdrawn={finishWithdrawal}
    />
  );
}
