/**
 * Opens the donation dialog when an event asks for it, or a link with `data-donation` is pressed. The shell does
 * not know the donation box: it takes the marked part out of the page that was named, which is drawn by the server.
 */
import { around } from "#shell/enhance/elements.ts";
import { CONTENT_ADDED, fetchPage } from "#shell/enhance/fetch-page.ts";
import { loadingClock } from "#shell/loading-bar/loading-clock.ts";
import { DONATION_DIALOG_ID } from "./donation-dialog-id.ts";
import { onDonationOpen } from "./donation-event.ts";

async function open(address: string): Promise<void> {
  const dialog = document.getElementById(DONATION_DIALOG_ID);
  const content = dialog?.querySelector("[data-donation-content]");
  loadingClock.send("start");
  const page = await fetchPage(address);
  loadingClock.send(page ? "finish" : "fail");
  const box = page?.querySelector("[data-donation-box]");
  // Where the box cannot be shown here, its own page can.
  if (!(dialog instanceof HTMLDialogElement) || !content || !box) return location.assign(address);
  content.replaceChildren(document.adoptNode(box));
  content.dispatchEvent(new Event(CONTENT_ADDED, { bubbles: true }));
  dialog.showModal();
}

export function enhanceDonation(): void {
  onDonationOpen(({ page }) => void open(page));
  document.addEventListener("click", (event) => {
    const link = around<HTMLAnchorElement>(event, "a[data-donation]");
    if (!link) return;
    event.preventDefault();
    void open(link.href);
  });
}
