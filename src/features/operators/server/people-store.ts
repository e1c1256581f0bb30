import type { Selectable } from "kysely";
import { isRole, type Operator, type Role } from "#features/operators/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";

const list = (text: string): string[] => (text === "" ? [] : text.split(","));

const toOperator = (row: Selectable<Database["operator"]>): Operator => ({
  id: row.id,
  name: row.name,
  pseudonym: row.pseudonym,
  roles: list(row.roles).filter(isRole),
  createdAt: new Date(row.created_at),
  revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
});

export async function findOperator(db: Db, name: string): Promise<Operator | null> {
  const row = await db.selectFrom("operator").selectAll().where("name", "=", name).executeTakeFirst();
  return row ? toOperator(row) : null;
}

export async function operatorById(db: Db, id: number): Promise<Operator | null> {
  const row = await db.selectFrom("operator").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? toOperator(row) : null;
}

export async function hasOperators(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("operator")
    .select("id")
    .where("revoked_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface OperatorRow extends Operator {
  readonly passkeys: number;
  readonly sessions: number;
  readonly seenAt: Date | null;
}

/** By name; ended sessions are deleted, so all that are left count if they are not too old. */
export async function allOperators(db: Db, sessionsSince: Date): Promise<OperatorRow[]> {
  const rows = await db
    .selectFrom("operator")
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom("operator_passkey")
        .whereRef("operator_passkey.operator_id", "=", "operator.id")
        .where("removed_at", "is", null)
        .select((count) => count.fn.countAll<number>().as("n"))
        .as("passkeys"),
      eb
        .selectFrom("operator_session")
        .whereRef("operator_session.operator_id", "=", "operator.id")
        .where("seen_at", ">", sessionsSince.getTime())
        .select((count) => count.fn.countAll<number>().as("n"))
        .as("sessions"),
      eb
        .selectFrom("operator_session")
        .whereRef("operator_session.operator_id", "=", "operator.id")
        .select((last) => last.fn.max("seen_at").as("n"))
        .as("seen"),
    ])
    .orderBy("name")
    .execute();
  return rows.map(({ passkeys, sessions, seen, ...row }) => ({
    ...toOperator(row),
    passkeys: passkeys ?? 0,
    sessions: sessions ?? 0,
    seenAt: seen === null ? null : new Date(seen),
  }));
}

export async function isPseudonymTaken(db: Db, pseudonym: string): Promise<boolean> {
  const row = await db
    .selectFrom("operator")
    .select("id")
    .where("pseudonym", "=", pseudonym)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewOperator {
  readonly name: string;
  readonly pseudonym: string;
  readonly roles: readonly Role[];
  readonly at: Date;
}

export async function insertOperator(tx: Db, { name, pseudonym, roles, at }: NewOperator): Promise<number> {
  const { id } = await tx
    .insertInto("operator")
    .values({ name, pseudonym, roles: roles.join(","), created_at: at.getTime(), revoked_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOperator(
  tx: Db,
  id: number,
  change: { readonly roles?: readonly Role[]; readonly revokedAt?: Date | null },
): Promise<void> {
  await tx
    .updateTable("operator")
    .set({
      ...(change.roles && { roles: change.roles.join(",") }),
      ...(change.revokedAt !== undefined && { revoked_at: change.revokedAt?.getTime() ?? null }),
    })
    .where("id", "=", id)
    .execute();
}

/** A new invitation replaces earlier ones of the same person. */
export async function replaceInvite(
  tx: Db,
  { operatorId, tokenHash, expiresAt }: { operatorId: number; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await dropInvites(tx, operatorId);
  await tx
    .insertInto("operator_invite")
    .values({ token_hash: tokenHash, operator_id: operatorId, expires_at: expiresAt.getTime() })
    .execute();
}

export async function dropInvites(tx: Db, operatorId: number): Promise<void> {
  await tx.deleteFrom("operator_invite").where("operator_id", "=", operatorId).execute();
}

export async function invitedOperator(db: Db, tokenHash: string, at: Date): Promise<number | null> {
  const row = await db
    .selectFrom("operator_invite")
    .select("operator_id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", at.getTime())
    .executeTakeFirst();
  return row?.operator_id ?? null;
}

/** Two people with one link: one of them gets it. */
export async function takeInvite(tx: Db, tokenHash: string, at: Date): Promise<number | null> {
  const row = await tx
    .deleteFrom("operator_invite")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", at.getTime())
    .returning("operator_id")
    .executeTakeFirst();
  return row?.operator_id ?? null;
}
