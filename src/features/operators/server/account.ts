/** What a person sees and changes of the own account: sessions and passkeys. */
import { browserName, type Passkey, type Session } from "#features/operators/model.ts";
import type { Challenge, NewCredential } from "#features/operators/schema.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { noteChange } from "#platform/operator/act-context.ts";
import { sessionAge, type OperatorDeps } from "./deps.ts";
import {
  endSessions,
  insertPasskey,
  passkeysOf,
  removePasskeys,
  sessionsOf,
  takeChallenge,
} from "./key-store.ts";
import { operatorById } from "./people-store.ts";
import { creationOptions, verifyNewCredential } from "./webauthn.ts";

export interface AccountFacts {
  readonly passkeys: readonly Passkey[];
  readonly sessions: readonly Session[];
}

export async function account(deps: OperatorDeps, operatorId: number): Promise<AccountFacts> {
  const [passkeys, sessions] = await Promise.all([
    passkeysOf(deps.db, operatorId),
    sessionsOf(deps.db, operatorId, sessionAge(deps)),
  ]);
  return { passkeys, sessions };
}

/** Another person's session is not found. */
export async function endSession(
  { db }: OperatorDeps,
  operatorId: number,
  sessionId: number,
): Promise<Result<null, "not_found">> {
  const ended = await db.transaction().execute((tx) => {
    noteChange({ target: `session ${sessionId}` });
    return endSessions(tx, operatorId, sessionId);
  });
  return ended > 0 ? ok(null) : fail("not_found");
}

export async function passkeyOptions(
  deps: OperatorDeps,
  operatorId: number,
): Promise<Result<Challenge, "not_found">> {
  const operator = await operatorById(deps.db, operatorId);
  return operator ? ok(await creationOptions(deps, operator, "passkey")) : fail("not_found");
}

interface AddedPasskey {
  readonly challengeId: string;
  readonly credential: NewCredential;
  readonly userAgent: string;
}

export async function addPasskey(
  deps: OperatorDeps,
  operatorId: number,
  { challengeId, credential, userAgent }: AddedPasskey,
): Promise<Result<null, "not_permitted">> {
  const stored = await takeChallenge(deps.db, challengeId, "passkey", deps.clock.now());
  if (!stored || stored.operatorId !== operatorId) return fail("not_permitted");
  const passkey = await verifyNewCredential(deps, stored.challenge, credential);
  if (!passkey) return fail("not_permitted");
  const label = browserName(userAgent);
  await deps.db.transaction().execute((tx) => {
    noteChange({ target: "passkey", after: { passkey: passkey.id, label } });
    return insertPasskey(tx, { ...passkey, operatorId, label });
  });
  return ok(null);
}

/** The last passkey stays: without it the person could not come back. */
export const removePasskey = (
  { db, clock }: OperatorDeps,
  operatorId: number,
  id: string,
): Promise<Result<null, "not_found" | "wrong_state">> =>
  db.transaction().execute(async (tx) => {
    const own = await passkeysOf(tx, operatorId);
    if (!own.some((passkey) => passkey.id === id)) return fail("not_found");
    if (own.length === 1) return fail("wrong_state");
    noteChange({ target: "passkey", before: { passkey: id } });
    await removePasskeys(tx, operatorId, clock.now(), id);
    return ok(null);
  });
