import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createDonation(db);
  await createQuote(db);
  await createPayments(db);
}

async function createDonation(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema
    .createTable("donation")
    .addColumn("submission_id", types.id, (c) => c.primaryKey())
    .addColumn("base", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) =>
      c
        .notNull()
        .check(
          sql`state in ('open', 'submitted', 'unseen', 'pending', 'confirming', 'confirmed', 'rejected', 'manual')`,
        ),
    )
    .addColumn("code", "text")
    .addColumn("detail", types.json, (c) => c.notNull())
    .addColumn("tx_hash", "text")
    .addColumn("confirmations", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("settled_by", "text", (c) =>
      c.check(sql`settled_by in ('network', 'operator', 'demo', 'waiver')`),
    )
    .addColumn("paid_quote_id", types.id)
    .addColumn("opened_at", "bigint", (c) => c.notNull())
    /** When the search for the transaction began, or when it was last seen. */
    .addColumn("sought_at", "bigint")
    .addColumn("failing_since", "bigint")
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .addColumn("due_at", "bigint")
    .addColumn("lease", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("donation_due").on("donation").column("due_at").execute();
  await db.schema
    .createTable("donation_event")
    .addColumn("id", types.id, types.autoId)
    .addColumn("submission_id", types.id, (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("code", "text")
    .addColumn("note", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("donation_event_of")
    .on("donation_event")
    .columns(["submission_id", "id"])
    .execute();
}

async function createQuote(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema
    .createTable("donation_quote")
    .addColumn("id", types.id, types.autoId)
    .addColumn("submission_id", types.id, (c) => c.notNull())
    .addColumn("chain_id", "bigint", (c) => c.notNull())
    .addColumn("token", "text", (c) => c.notNull())
    .addColumn("decimals", "integer", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    /** Base units as decimal digits, because no engine's integers hold a large amount with 18 decimals. */
    .addColumn("amount", "text", (c) => c.notNull())
    .addColumn("issued_at", "bigint", (c) => c.notNull())
    .addColumn("shown_at", "bigint", (c) => c.notNull())
    .addColumn("is_held", "integer", (c) => c.notNull())
    .execute();
  // An amount is unique while it is live and for a week after.
  await db.schema
    .createIndex("donation_quote_held")
    .on("donation_quote")
    .columns(["token", "amount"])
    .unique()
    .where(sql.ref("is_held"), "=", sql.lit(1))
    .execute();
  await db.schema.createIndex("donation_quote_of").on("donation_quote").column("submission_id").execute();
  await db.schema.createIndex("donation_quote_amount").on("donation_quote").column("amount").execute();
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  // A transfer counts once: the primary key decides between concurrent claims.
  await db.schema
    .createTable("donation_claim")
    .addColumn("chain_id", "bigint", (c) => c.notNull())
    .addColumn("tx_hash", "text", (c) => c.notNull())
    .addColumn("log_index", "integer", (c) => c.notNull())
    .addColumn("submission_id", types.id, (c) => c.notNull())
    .addColumn("claimed_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("donation_claim_key", ["chain_id", "tx_hash", "log_index"])
    .execute();
  await db.schema.createIndex("donation_claim_of").on("donation_claim").column("submission_id").execute();
  await db.schema
    .createTable("donation_transfer")
    .addColumn("chain_id", "bigint", (c) => c.notNull())
    .addColumn("tx_hash", "text", (c) => c.notNull())
    .addColumn("log_index", "integer", (c) => c.notNull())
    .addColumn("token", "text", (c) => c.notNull())
    .addColumn("sender", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("amount", "text", (c) => c.notNull())
    .addColumn("decimals", "integer", (c) => c.notNull())
    .addColumn("block_number", "bigint", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("donation_transfer_key", ["chain_id", "tx_hash", "log_index"])
    .execute();
  await db.schema
    .createTable("donation_scan")
    .addColumn("chain_id", "bigint", (c) => c.notNull())
    .addColumn("token", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("next_block", "bigint")
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .addColumn("lease", "integer", (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("donation_scan_key", ["chain_id", "token", "recipient"])
    .execute();
}
