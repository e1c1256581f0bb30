/** The people who work at the desk: their passkeys, invitations, sessions and open challenges. */
import type { Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createKeys(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema
    .createTable("operator")
    .addColumn("id", types.id, types.autoId)
    .addColumn("name", "text", (c) => c.notNull().unique())
    // What the public sees instead of the name.
    .addColumn("pseudonym", "text", (c) => c.notNull().unique())
    .addColumn("roles", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("revoked_at", "bigint")
    .execute();
  await db.schema
    .createTable("operator_invite")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("operator_id", types.id, (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("operator_invite_of").on("operator_invite").column("operator_id").execute();
}

async function createKeys(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema
    .createTable("operator_passkey")
    .addColumn("credential_id", "text", (c) => c.primaryKey())
    .addColumn("operator_id", types.id, (c) => c.notNull())
    .addColumn("public_key", "text", (c) => c.notNull())
    .addColumn("counter", "bigint", (c) => c.notNull())
    .addColumn("transports", "text", (c) => c.notNull())
    .addColumn("label", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint")
    // The row stays, because the audit log contains signatures of this key.
    .addColumn("removed_at", "bigint")
    .execute();
  await db.schema.createIndex("operator_passkey_of").on("operator_passkey").column("operator_id").execute();
  await db.schema
    .createTable("operator_session")
    .addColumn("id", types.id, types.autoId)
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("operator_id", types.id, (c) => c.notNull())
    .addColumn("browser", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("operator_session_of").on("operator_session").column("operator_id").execute();
  await db.schema
    .createTable("operator_challenge")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("challenge", "text", (c) => c.notNull())
    .addColumn("operator_id", types.id)
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("operator_challenge_age")
    .on("operator_challenge")
    .column("expires_at")
    .execute();
}
