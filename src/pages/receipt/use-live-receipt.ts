/** Stores the receipt in this browser and polls for changes while something is pending. */
import { startTransition, useCallback, useEffect, useState } from "react";
import { receiptStatus, type ReceiptStatus } from "#browser/api/receipts.ts";
import { RECEIPTS } from "#browser/storage/registry.ts";
import { readStored, writeStored } from "#browser/storage/stored-value.ts";
import { withReceipt } from "#features/submissions/stored-receipts.ts";
import { fetchIsland } from "#shell/islands/fetch-island.ts";
import type { ReceiptProps, ShownReceipt } from "./receipt-props.ts";

/** A payment changes within seconds, a review within hours. */
const SOON_MS = 3_000;
const LATER_MS = 60_000;
/** In these states a payment may change at any moment. */
const MOVING = new Set(["open", "rejected", "submitted", "unseen", "pending", "confirming", "manual"]);

/** An open box keeps its amount, because someone may be paying it. */
const withKeptBox = (before: ShownReceipt, now: ShownReceipt): ShownReceipt =>
  before.box && now.box ? { ...now, box: before.box } : now;

/** Offline the page stays as it is; the next poll tries again. */
const askStatus = (token: string): Promise<ReceiptStatus | null> => receiptStatus(token).catch(() => null);

/** Calls back when the response differs from what the page shows, until the returned function is called. */
function watchStatus(token: string, version: string, onChange: () => Promise<void>): () => void {
  let known: ReceiptStatus | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (!document.hidden) {
      const answer = await askStatus(token);
      const isNew = answer !== null && (known ? answer.text !== known.text : answer.version !== version);
      if (isNew && !isOver) await onChange();
      known = answer ?? known;
    }
    clearTimeout(timer);
    if (isOver) return;
    timer = setTimeout(() => void look(), MOVING.has(known?.donationState ?? "") ? SOON_MS : LATER_MS);
  };
  // Polls at once when a submitter who paid in another app returns.
  const comeBack = (): void => {
    if (!document.hidden) void look();
  };
  document.addEventListener("visibilitychange", comeBack);
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", comeBack);
  };
}

export interface LiveReceipt {
  readonly receipt: ShownReceipt;
  /** Fetches the current state. */
  readonly refresh: () => Promise<void>;
}

export function useLiveReceipt(served: ShownReceipt, page: string): LiveReceipt {
  const [receipt, setReceipt] = useState(served);
  const refresh = useCallback(async () => {
    const input = await fetchIsland(page, "receipt");
    if (!input) return;
    const { receipt: now } = input.props as ReceiptProps;
    startTransition(() => setReceipt((before) => withKeptBox(before, now)));
  }, [page]);
  useEffect(() => {
    const { number, kind, name } = served;
    writeStored(RECEIPTS, withReceipt(readStored(RECEIPTS), { number, kind, name, href: page }));
    // The query of the form's last step is not part of the private link.
    if (location.search !== "") history.replaceState(history.state, "", location.pathname + location.hash);
  }, [served, page]);
  useEffect(() => watchStatus(served.token, served.version, refresh), [served, refresh]);
  return { receipt, refresh };
}
