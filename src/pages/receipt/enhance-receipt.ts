/** Remembers the receipt in this browser, and keeps its page up to date while something is under way. */
import { fetchPage } from "#shell/enhance/fetch-page.ts";
import { localArea } from "#shell/storage/storage-area.ts";
import { decodeStored, encodeStored } from "#shell/storage/stored-value.ts";
import {
  KEPT_RECEIPTS,
  RECEIPTS_KEY,
  withReceipt,
  type KeptReceipt,
} from "#features/submissions/kept-receipts.ts";

/** A payment moves on within seconds, a review within hours. */
const SOON_MS = 4_000;
const LATER_MS = 60_000;
const MOVING = new Set(["submitted", "unseen", "pending", "confirming"]);

function remember(receipt: KeptReceipt): void {
  const kept = decodeStored(localArea.read(RECEIPTS_KEY), KEPT_RECEIPTS);
  localArea.write(RECEIPTS_KEY, encodeStored(KEPT_RECEIPTS.version, withReceipt(kept, receipt)));
}

/** Takes the parts that tell how it stands; what the visitor types stays. */
async function redraw(page: HTMLElement): Promise<void> {
  const fresh = await fetchPage(location.pathname);
  for (const part of page.querySelectorAll<HTMLElement>("[data-live]")) {
    const next = fresh?.querySelector(`[data-live="${part.dataset["live"]}"]`);
    if (next && next.textContent !== part.textContent) part.replaceChildren(...next.childNodes);
  }
  // The box goes when the payment has come.
  const box = page.querySelector("[data-donation-box]");
  if (box && fresh && !fresh.querySelector("[data-donation-box]")) box.remove();
}

async function askStatus(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { headers: { accept: "application/json" } });
    return response.ok ? await response.text() : null;
  } catch {
    // Without a connection the page stays as it is; the next round asks again.
    return null;
  }
}

export function enhance(page: HTMLElement): void {
  const { status = "", kept = "" } = page.dataset;
  remember(JSON.parse(kept) as KeptReceipt);
  let known: string | null = null;
  const look = async (): Promise<void> => {
    if (!document.hidden) {
      const answer = await askStatus(status);
      if (answer !== null && known !== null && answer !== known) await redraw(page);
      known = answer ?? known;
    }
    const state = page.querySelector<HTMLElement>("[data-donation-state]")?.dataset["donationState"];
    setTimeout(() => void look(), MOVING.has(state ?? "") ? SOON_MS : LATER_MS);
  };
  void look();
}
