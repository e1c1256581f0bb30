/** The browser's entry script. The shell is HTML and this adds its behaviour; most pages need no more. */
import { onDonationOpen } from "#shell/donation/donation-event.ts";
import { enhanceShell } from "#shell/shell.browser.ts";
import { nextTask } from "#shell/enhance/next-task.ts";
import { handleTransitions } from "#shell/enhance/page-transitions.ts";
import { whenShown } from "#shell/enhance/when-shown.ts";
import { ISLAND } from "#shell/islands/island-attributes.ts";
import { takeStoredTheme } from "#shell/theme/theme.ts";

async function hydrateIslands(): Promise<void> {
  if (!document.querySelector(`[${ISLAND.name}]`)) return;
  const { startIslands } = await import("#pages/islands/start-islands.ts");
  startIslands();
}

/** §2: an event opens the donation dialog on any page; the first event loads its code. */
function openDonations(): void {
  onDonationOpen((detail) => {
    void import("#pages/receipt/parts/open-donation.tsx").then(({ openDonation }) => openDonation(detail));
  });
}

async function start(): Promise<void> {
  await whenShown();
  // The theme may have changed since this page was prerendered.
  takeStoredTheme();
  openDonations();
  void hydrateIslands();
  // The browser lays the page out once more before the load event, so this waits for the next task.
  await nextTask();
  void enhanceShell();
}

handleTransitions(window);
void start();
