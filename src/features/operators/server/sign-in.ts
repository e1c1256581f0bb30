/** From an invitation to a passkey, and from a passkey to a session. */
import { randomBytes } from "node:crypto";
import { browserName, type Operator } from "#features/operators/model.ts";
import type { Assertion, Challenge, NewCredential } from "#features/operators/schema.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { noteChange, runAct } from "#platform/operator/act-context.ts";
import { hashToken, isToken } from "#platform/random.ts";
import { sessionAge, type OperatorDeps } from "./deps.ts";
import {
  findPasskey,
  findSession,
  insertPasskey,
  insertSession,
  passkeyUsed,
  sessionSeen,
  takeChallenge,
} from "./key-store.ts";
import { invitedOperator, operatorById, takeInvite } from "./people-store.ts";
import { creationOptions, requestOptions, verifyAssertion, verifyNewCredential } from "./webauthn.ts";

/** Does not use up the invitation, so that a reload of the page is harmless. */
export async function openInvite(
  deps: OperatorDeps,
  token: string,
): Promise<Result<Challenge & { readonly name: string }, "gone">> {
  const id = isToken(token) ? await invitedOperator(deps.db, hashToken(token), deps.clock.now()) : null;
  const operator = id === null ? null : await operatorById(deps.db, id);
  if (!operator) return fail("gone");
  return ok({ name: operator.name, ...(await creationOptions(deps, operator, "enrol")) });
}

interface Enrolment {
  readonly token: string;
  readonly challengeId: string;
  readonly credential: NewCredential;
  readonly userAgent: string;
}

/** Enrols a passkey and nothing else: the person signs in with it afterwards. */
export async function acceptInvite(
  deps: OperatorDeps,
  { token, challengeId, credential, userAgent }: Enrolment,
): Promise<Result<null, "gone" | "not_permitted">> {
  const now = deps.clock.now();
  const stored = await takeChallenge(deps.db, challengeId, "enrol", now);
  if (!stored || !isToken(token)) return fail("gone");
  const passkey = await verifyNewCredential(deps, stored.challenge, credential);
  if (!passkey) return fail("not_permitted");
  const invited = await invitedOperator(deps.db, hashToken(token), now);
  const operator = invited === null ? null : await operatorById(deps.db, invited);
  if (!operator) return fail("gone");
  return ownAct(deps, operator.name, "account.enrol", async (tx) => {
    const operatorId = await takeInvite(tx, hashToken(token), now);
    if (operatorId === null || operatorId !== stored.operatorId) return fail("gone");
    const label = browserName(userAgent);
    await insertPasskey(tx, { ...passkey, operatorId, label });
    noteChange({ target: operator.name, after: { passkey: passkey.id, label } });
    return ok(null);
  });
}

/** Acts of people who have no session yet. */
const ownAct = <Value>(
  { db }: OperatorDeps,
  actor: string,
  act: string,
  work: (tx: OperatorDeps["db"]) => Promise<Value>,
): Promise<Value> =>
  runAct({ actor, source: "desk", act, target: actor }, () => db.transaction().execute(work));

export const signInOptions = (deps: OperatorDeps): Promise<Challenge> =>
  // No list of keys: the authenticator offers its own, and a stranger learns no names.
  requestOptions(deps, { purpose: "sign-in", operatorId: null }, []);

interface SignIn {
  readonly challengeId: string;
  readonly assertion: Assertion;
  readonly userAgent: string;
}

/** Returns the session's token. The database has only its hash. */
export async function signIn(
  deps: OperatorDeps,
  { challengeId, assertion, userAgent }: SignIn,
): Promise<Result<{ readonly token: string; readonly operator: Operator }, "not_permitted">> {
  const now = deps.clock.now();
  const stored = await takeChallenge(deps.db, challengeId, "sign-in", now);
  const passkey = stored && (await findPasskey(deps.db, assertion.id));
  const operator = passkey && (await operatorById(deps.db, passkey.operatorId));
  if (!operator || operator.revokedAt) return fail("not_permitted");
  const counter = await verifyAssertion(deps, stored.challenge, passkey, assertion);
  if (counter === null) return fail("not_permitted");
  const token = randomBytes(32).toString("base64url");
  await ownAct(deps, operator.name, "account.signIn", async (tx) => {
    await passkeyUsed(tx, passkey.id, counter, now);
    const browser = browserName(userAgent);
    noteChange({ after: { browser, passkey: passkey.id } });
    await insertSession(tx, { tokenHash: hashToken(token), operatorId: operator.id, browser, at: now });
  });
  return ok({ token, operator });
}

const SESSION_TOKEN = /^[\w-]{43}$/;
/** How exactly the last use of a session is known. */
const SEEN_STEP_MS = 60_000;

/** Reads the database every time, so that a revoked person is out at once, in every process. */
export async function sessionOperator(
  deps: OperatorDeps,
  token: string,
): Promise<{ readonly operator: Operator; readonly sessionId: number } | null> {
  if (!SESSION_TOKEN.test(token)) return null;
  const session = await findSession(deps.db, hashToken(token), sessionAge(deps));
  const operator = session && (await operatorById(deps.db, session.operatorId));
  if (!operator || operator.revokedAt) return null;
  const now = deps.clock.now();
  if (now.getTime() - session.seenAt.getTime() > SEEN_STEP_MS) await sessionSeen(deps.db, session.id, now);
  return { operator, sessionId: session.id };
}
