/**
 * The audit log: a chain in which each row contains the hash of the one before. Acts that were recorded before it existed
 * become its first rows.
 */
import type { Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";
import { GENESIS, sealRow, type UnsealedRow } from "#platform/operator/audit-chain.ts";

interface Tables {
  audit: UnsealedRow & { hash: string; change: string | null };
  audit_head: { id: number; seq: number; hash: string };
  operator_act: {
    id: number;
    at: number;
    operator: string;
    command: string;
    target: string;
    reason: string;
    is_done: number;
  };
}

export async function up(db: Kysely<Tables>): Promise<void> {
  const { id } = columnTypes(db);
  await db.schema
    .createTable("audit")
    .addColumn("seq", id, (c) => c.primaryKey())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    // desk, command or job.
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("act", "text", (c) => c.notNull())
    .addColumn("target", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("request", "text", (c) => c.notNull())
    // The digest of `change` is part of the chain, `change` itself is not: it can be erased.
    .addColumn("change_digest", "text", (c) => c.notNull())
    .addColumn("change", "text")
    .addColumn("previous", "text", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("audit_target").on("audit").columns(["target", "seq"]).execute();
  await db.schema.createIndex("audit_actor").on("audit").columns(["actor", "seq"]).execute();
  await db.schema
    .createTable("audit_head")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("seq", "bigint", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .execute();
  await adoptActs(db);
}

async function adoptActs(db: Kysely<Tables>): Promise<void> {
  const acts = await db.selectFrom("operator_act").selectAll().orderBy("id").execute();
  let head = GENESIS;
  for (const act of acts) {
    const sealed = sealRow(head, {
      at: act.at,
      actor: act.operator,
      source: "command",
      act: act.is_done === 1 ? act.command : `${act.command} (interrupted)`,
      target: act.target,
      reason: act.reason,
      request: "",
      change: null,
    });
    await db.insertInto("audit").values(sealed).execute();
    head = sealed;
  }
  await db.insertInto("audit_head").values({ id: 1, seq: head.seq, hash: head.hash }).execute();
}
