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
  #nextId: number;

  constructor(now: Date, nextId: number) {
    this.#now = now;
    this.#nextId = nextId;
  }

  of(group: readonly CheckedRow[], known: readonly StoredDapp[]): StoredDapp[] {
    const byId = new Map(known.map((dapp) => [dapp.id, dapp]));
    const byUrl = new Map(known.map((dapp) => [urlKey(dapp.url), dapp]));
    return group.map((row) => {
      const before = (row.id === undefined ? byUrl.get(row.urlKey) : byId.get(row.id)) ?? null;
      const record = recordOf(row.facts, before?.id ?? row.id ?? this.#newId(), before, this.#now);
      if (!before) this.counts.added += 1;
      else if (record.changedAt !== before.changedAt) this.counts.changed += 1;
      return { ...record, origin: "operator" };
    });
  }

  #newId(): number {
    this.#nextId += 1;
    return this.#nextId - 1;
  }
}
