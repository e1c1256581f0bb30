/** Passkeys, sessions and open challenges. */
import type { Selectable } from "kysely";
import type { Passkey, Session } from "#features/operators/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";

const toPasskey = (row: Selectable<Database["operator_passkey"]>): Passkey => ({
  id: row.credential_id,
  operatorId: row.operator_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports === "" ? [] : row.transports.split(","),
  label: row.label,
  createdAt: new Date(row.created_at),
  usedAt: row.used_at === null ? null : new Date(row.used_at),
});

export async function passkeysOf(db: Db, operatorId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("operator_passkey")
    .selectAll()
    .where("operator_id", "=", operatorId)
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .execute();
  return rows.map(toPasskey);
}

export async function findPasskey(db: Db, id: string): Promise<Passkey | null> {
  const row = await db
    .selectFrom("operator_passkey")
    .selectAll()
    .where("credential_id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row ? toPasskey(row) : null;
}

export async function insertPasskey(tx: Db, passkey: Passkey): Promise<void> {
  await tx
    .insertInto("operator_passkey")
    .values({
      credential_id: passkey.id,
      operator_id: passkey.operatorId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(","),
      label: passkey.label,
      created_at: passkey.createdAt.getTime(),
      used_at: null,
      removed_at: null,
    })
    .execute();
}

export async function passkeyUsed(tx: Db, id: string, counter: number, at: Date): Promise<void> {
  await tx
    .updateTable("operator_passkey")
    .set({ counter, used_at: at.getTime() })
    .where("credential_id", "=", id)
    .execute();
}

/** Without an id, all of the operator's. */
export async function removePasskeys(tx: Db, operatorId: number, at: Date, id?: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("operator_passkey")
    .set({ removed_at: at.getTime() })
    .where("operator_id", "=", operatorId)
    .where("removed_at", "is", null)
    .$if(id !== undefined, (query) => query.where("credential_id", "=", id ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

interface NewSession {
  readonly tokenHash: string;
  readonly operatorId: number;
  readonly browser: string;
  readonly at: Date;
}

export async function insertSession(
  tx: Db,
  { tokenHash, operatorId, browser, at }: NewSession,
): Promise<void> {
  const time = at.getTime();
  await tx
    .insertInto("operator_session")
    .values({ token_hash: tokenHash, operator_id: operatorId, browser, created_at: time, seen_at: time })
    .execute();
}

/** Sessions that were used after the first date and began after the second. */
export interface SessionAge {
  readonly seenAfter: Date;
  readonly createdAfter: Date;
}

const toSession = (row: Selectable<Database["operator_session"]>): Session => ({
  id: row.id,
  operatorId: row.operator_id,
  browser: row.browser,
  createdAt: new Date(row.created_at),
  seenAt: new Date(row.seen_at),
});

export async function findSession(db: Db, tokenHash: string, age: SessionAge): Promise<Session | null> {
  const row = await db
    .selectFrom("operator_session")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("seen_at", ">", age.seenAfter.getTime())
    .where("created_at", ">", age.createdAfter.getTime())
    .executeTakeFirst();
  return row ? toSession(row) : null;
}

export async function sessionsOf(db: Db, operatorId: number, age: SessionAge): Promise<Session[]> {
  const rows = await db
    .selectFrom("operator_session")
    .selectAll()
    .where("operator_id", "=", operatorId)
    .where("seen_at", ">", age.seenAfter.getTime())
    .where("created_at", ">", age.createdAfter.getTime())
    .orderBy("seen_at", "desc")
    .execute();
  return rows.map(toSession);
}

export async function sessionSeen(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable("operator_session").set({ seen_at: at.getTime() }).where("id", "=", id).execute();
}

/** Without an id, all of the operator's. */
export async function endSessions(tx: Db, operatorId: number, id?: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("operator_session")
    .where("operator_id", "=", operatorId)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export type ChallengePurpose = Database["operator_challenge"]["purpose"];

export interface StoredChallenge {
  readonly id: string;
  readonly purpose: ChallengePurpose;
  readonly challenge: string;
  readonly operatorId: number | null;
  readonly expiresAt: Date;
}

/** Also deletes what has expired, here and among the sessions. */
export async function insertChallenge(
  db: Db,
  stored: StoredChallenge,
  at: Date,
  age: SessionAge,
): Promise<void> {
  await db.deleteFrom("operator_challenge").where("expires_at", "<", at.getTime()).execute();
  await db
    .deleteFrom("operator_session")
    .where((eb) =>
      eb.or([
        eb("seen_at", "<=", age.seenAfter.getTime()),
        eb("created_at", "<=", age.createdAfter.getTime()),
      ]),
    )
    .execute();
  await db
    .insertInto("operator_challenge")
    .values({
      id: stored.id,
      purpose: stored.purpose,
      challenge: stored.challenge,
      operator_id: stored.operatorId,
      expires_at: stored.expiresAt.getTime(),
    })
    .execute();
}

/** Each challenge is answered once, whether the answer is right or wrong. */
export async function takeChallenge(
  db: Db,
  id: string,
  purpose: ChallengePurpose,
  at: Date,
): Promise<StoredChallenge | null> {
  const row = await db
    .deleteFrom("operator_challenge")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", at.getTime())
    .returningAll()
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        purpose: row.purpose,
        challenge: row.challenge,
        operatorId: row.operator_id,
        expiresAt: new Date(row.expires_at),
      }
    : null;
}
