/** What watches over the pages that React draws: loading, scrolling, failed chunks, and the donation dialog. */
import type { DonationContent } from "#shell/donation-slot/donation-dialog.tsx";
import { DonationSlot } from "#shell/donation-slot/donation-slot.tsx";
import { useLoadingBar } from "#shell/loading-bar/use-loading-bar.ts";
import { ReloadGuard } from "#shell/reload-guard/reload-guard.tsx";
import { PageChange } from "#shell/scroll/page-change.tsx";

interface InteractivePartsProps {
  /** Shown when something on the page opens the donation dialog. */
  readonly donation?: DonationContent;
}

export function InteractiveParts({ donation }: InteractivePartsProps) {
  useLoadingBar();
  return (
    <>
      <ReloadGuard />
      <DonationSlot content={donation} />
      <PageChange />
    </>
  );
}
