import { lazy, Suspense, useEffect, useState } from "react";
import type { DonationContent } from "./donation-dialog.tsx";
import { onDonationOpen, type DonationDetail } from "./donation-event.ts";

// Few visits open it, so none loads it before.
const DonationDialog = lazy(async () => ({
  default: (await import("./donation-dialog.tsx")).DonationDialog,
}));

/** The shell may not know the feature, so the root gives it the content; without any the event is not heard. */
export function DonationSlot({ content }: { readonly content: DonationContent | undefined }) {
  const [detail, setDetail] = useState<DonationDetail | null>(null);
  const isHeard = content !== undefined;
  useEffect(() => (isHeard ? onDonationOpen(setDetail) : undefined), [isHeard]);
  if (!content || !detail) return null;
  return (
    <Suspense>
      <DonationDialog content={content} detail={detail} onClose={() => setDetail(null)} />
    </Suspense>
  );
}
