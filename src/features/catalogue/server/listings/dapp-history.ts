/** What happened to a DApp's listing, for its page and its feed. */
import type { FactName } from "#features/catalogue/facts.ts";
import type { Dapp, DappRecord } from "#features/catalogue/model.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";
import { changedFacts } from "#features/catalogue/server/intake/listings.ts";
import { historyEntry, type HistoryEntry } from "./listing-history.ts";

export interface DappEvent extends HistoryEntry {
  /** The statements that changed. */
  readonly facts: readonly FactName[];
}

const MAX_EVENTS = 50;

/** The newest first. Versions are kept of operators' and owners' changes; imports leave only the two dates. */
export async function dappHistory({ store }: CatalogueDeps, dapp: Dapp): Promise<DappEvent[]> {
  const versions = await store.dappVersions(dapp.id);
  const events = versions.map((version) => ({
    ...historyEntry(version),
    facts: version.before ? changedFacts(whole(version.before, dapp), whole(version.after, dapp)) : [],
  }));
  const wasListed = events.some(({ what }) => what === "listed");
  const newest = Math.max(dapp.listedAt.getTime(), events[0]?.at.getTime() ?? 0);
  return [
    ...(dapp.changedAt.getTime() > newest
      ? [ourEvent(dapp.isListed ? "changed" : "delisted", dapp.changedAt)]
      : []),
    ...events,
    ...(wasListed ? [] : [ourEvent("listed", dapp.listedAt)]),
  ].slice(0, MAX_EVENTS);
}

const ourEvent = (what: HistoryEntry["what"], at: Date): DappEvent => ({
  what,
  at,
  isByProject: false,
  reason: "",
  facts: [],
});

/** Versions of earlier releases lack fields; those count as unchanged. */
const whole = (version: Partial<DappRecord>, { description: _line, ...now }: Dapp): DappRecord => ({
  ...now,
  desc: { en: "" },
  keywords: [],
  icon: null,
  ...version,
});
