/** Indexes by age, for retention, public figures and metrics: without them each reads a whole table that grows. */
import type { Kysely } from "kysely";

const INDEXES = [
  ["submission_changed", "submission", ["changed_at"]],
  ["submission_state_changed", "submission", ["state", "changed_at"]],
  ["submission_decided", "submission", ["state", "decided_at"]],
  ["submission_delisted", "submission", ["delisted_at"]],
  ["donation_updated", "donation", ["updated_at"]],
  ["donation_state", "donation", ["state"]],
  ["donation_transfer_seen", "donation_transfer", ["seen_at"]],
  ["audit_at", "audit", ["at"]],
  ["receipt_link_age", "receipt_link", ["purpose", "created_at"]],
  ["subscription_asked", "subscription", ["state", "asked_at"]],
  ["rate_limit_expiry", "rate_limit", ["expire"]],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, columns] of INDEXES)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}
