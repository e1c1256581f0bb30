/** A desk with a long history: half of the submissions wait for a reviewer, the others were decided. */
import { sql } from "kysely";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Services } from "#server/services.ts";
import { isSqlite } from "#platform/database/column-types.ts";

export const SUBMISSIONS = 10_000;
const AT_ONCE = 100;

export const numberOf = (at: number): string => `N${String(at).padStart(7, "0")}`;

const address = (at: number): string => `0x${String(at).padStart(40, "1")}`;

const KINDS = ["dapp", "token", "nft"] as const;

function formOf(kind: (typeof KINDS)[number], at: number, website: string) {
  if (kind === "dapp") return { ...SAMPLE_DAPP, url: website, address: [address(at)] };
  return { ...(kind === "token" ? SAMPLE_TOKEN : SAMPLE_NFT), website, address: address(at) };
}

function submissionOf(at: number, start: number) {
  const host = `site-${at % 4_000}.example.org`;
  const kind = KINDS[at % KINDS.length] ?? "dapp";
  const { consent: _consent, ...fields } = formOf(kind, at, `https://${host}`);
  return {
    number: numberOf(at),
    token_hash: `hash ${at}`,
    kind,
    state: at % 2 === 0 ? ("in_review" as const) : ("live" as const),
    name: `Project ${at}`,
    host_key: host,
    language: at % 5 === 0 ? "es" : "en",
    email: `team-${at % 3_000}@example.org`,
    email_key: `team-${at % 3_000}@example.org`,
    fields: JSON.stringify(fields),
    consent_version: "1",
    created_at: start + at * 1_000,
    changed_at: start + at * 1_000,
    review_since: start + at * 1_000,
  };
}

async function addDonations(db: Db, ids: readonly number[], at: number): Promise<void> {
  const rows = ids.map((id) => ({
    submission_id: id,
    base: 200,
    state: "confirmed" as const,
    settled_by: "network" as const,
    tx_hash: `0x${String(id).padStart(64, "0")}`,
    detail: "{}",
    opened_at: at,
    updated_at: at + id,
  }));
  await db.insertInto("donation").values(rows).execute();
  const quotes = ids.map((id) => ({
    submission_id: id,
    chain_id: 56,
    token: address(1),
    decimals: 4,
    recipient: address(2),
    amount: String(2_000_000 + id),
    issued_at: at,
    shown_at: at,
    is_held: 1,
    is_seen: 1,
  }));
  await db.insertInto("donation_quote").values(quotes).execute();
}

export async function fill(db: Db, { review }: Services, now: Date): Promise<void> {
  const start = Date.parse("2026-11-16T08:00:00Z");
  for (let from = 0; from < SUBMISSIONS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => submissionOf(from + index, start));
    const added = await db.insertInto("submission").values(rows).returning("id").execute();
    await addDonations(
      db,
      added.map(({ id }) => id),
      start,
    );
  }
  // Dates and subjects as the desk writes them, and checks as if the worker had run through the queue.
  await review.queue({ view: "due" }, { id: "1", name: "ann" });
  await db
    .updateTable("review_case")
    .set({ points: 0, assessed_version: 1, assessed_at: now.getTime() })
    .execute();
  // Postgres does this by itself within a minute.
  if (!isSqlite(db)) await sql`analyze submission, review_case, review_subject, donation`.execute(db);
}
