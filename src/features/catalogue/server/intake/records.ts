/** Converts checked rows into records, merged with the current ones. */
import { urlKey } from "#features/catalogue/model.ts";
import type { StoredDapp } from "#features/catalogue/server/rows.ts";
import type { CheckedRow } from "./check-listing.ts";
import { recordOf } from "./listings.ts";

export interface Counts {
  added: number;
  changed: number;
}

/** Assigns each row its id: the known one, the requested one, or the next free one. */
export class Records {
  readonly counts: Counts = { added: 0, changed: 0 };
  readonly #now: Date;
  #nextHid: number;

  constructor(now: Date, nextHid: number) {
    this.#now = now;
    this.#nextHid = nextHid;
  }

  of(group: readonly CheckedRow[], known: readonly StoredDapp[]): StoredDapp[] {
    const byHid = new Map(known.map((dapp) => [dapp.hid, dapp]));
    const byUrl = new Map(known.map((dapp) => [urlKey(dapp.url), dapp]));
    return group.map((row) => {
      const before = (row.hid === undefined ? byUrl.get(row.urlKey) : byHid.get(row.hid)) ?? null;
      const record = recordOf(row.facts, before?.hid ?? row.hid ?? this.#newHid(), before, this.#now);
      if (!before) this.counts.added += 1;
      else if (record.changedAt !== before.changedAt) this.counts.changed += 1;
      return { ...record, origin: "operator" };
    });
  }

  #newHid(): number {
    this.#nextHid += 1;
    return this.#nextHid - 1;
  }
}
