/** Inviting people, changing their roles, revoking them. */
import { randomInt } from "node:crypto";
import { INVITE_MS, isOperatorName, type Operator, type Role } from "#features/operators/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { noteChange } from "#platform/operator/act-context.ts";
import { createToken, hashToken } from "#platform/random.ts";
import { sessionAge, type OperatorDeps } from "./deps.ts";
import { endSessions, removePasskeys } from "./key-store.ts";
import {
  allOperators,
  dropInvites,
  findOperator,
  insertOperator,
  isPseudonymTaken,
  replaceInvite,
  updateOperator,
  type OperatorRow,
} from "./people-store.ts";

export interface Invitation {
  /** The token is in the fragment, which browsers send to no server. */
  readonly link: string;
  readonly expiresAt: Date;
}

/** Shore birds: no name says anything about the person. */
const BIRDS = [
  "Avocet",
  "Curlew",
  "Dunlin",
  "Eider",
  "Gannet",
  "Godwit",
  "Heron",
  "Knot",
  "Petrel",
  "Plover",
  "Puffin",
  "Sanderling",
  "Tern",
  "Turnstone",
  "Whimbrel",
] as const;

/** Tries until the name is free; there are thirteen thousand. */
async function freePseudonym(tx: OperatorDeps["db"]): Promise<string> {
  for (;;) {
    const pseudonym = `${BIRDS[randomInt(BIRDS.length)]} ${randomInt(100, 1_000)}`;
    if (!(await isPseudonymTaken(tx, pseudonym))) return pseudonym;
  }
}

const addOperator = async (tx: OperatorDeps["db"], name: string, roles: readonly Role[], at: Date) =>
  insertOperator(tx, { name, pseudonym: await freePseudonym(tx), roles, at });

/** For a person who is known already, a new invitation is the way back after a lost passkey. */
export async function invite(
  deps: OperatorDeps,
  { name, roles }: { readonly name: string; readonly roles: readonly Role[] },
): Promise<Result<Invitation, "operator_name">> {
  if (!isOperatorName(name)) return fail("operator_name");
  const token = createToken();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + INVITE_MS);
  await deps.db.transaction().execute(async (tx) => {
    const known = await findOperator(tx, name);
    const operatorId = known?.id ?? (await addOperator(tx, name, roles, now));
    if (known) await updateOperator(tx, known.id, { roles, revokedAt: null });
    noteChange({ target: name, before: factsOf(known), after: { roles, isRevoked: false, isInvited: true } });
    await replaceInvite(tx, { operatorId, tokenHash: hashToken(token), expiresAt });
  });
  return ok({ link: `${deps.origin}/desk/invite#${token}`, expiresAt });
}

/** What the audit log says of a person. */
const factsOf = (operator: Operator | null) =>
  operator && { roles: operator.roles, isRevoked: operator.revokedAt !== null };

const withOperator = (
  { db }: OperatorDeps,
  name: string,
  work: (tx: OperatorDeps["db"], operator: Operator) => Promise<void>,
): Promise<Result<null, "not_found">> =>
  db.transaction().execute(async (tx) => {
    const operator = await findOperator(tx, name);
    if (!operator || operator.revokedAt) return fail("not_found");
    await work(tx, operator);
    return ok(null);
  });

export const setRoles = (deps: OperatorDeps, name: string, roles: readonly Role[]) =>
  withOperator(deps, name, async (tx, operator) => {
    await updateOperator(tx, operator.id, { roles });
    noteChange({ target: name, before: factsOf(operator), after: { roles, isRevoked: false } });
  });

/** Ends everything the person could act with: sessions, passkeys, invitations. */
export const revoke = (deps: OperatorDeps, name: string) =>
  withOperator(deps, name, async (tx, operator) => {
    const { id } = operator;
    const at = deps.clock.now();
    noteChange({
      target: name,
      before: factsOf(operator),
      after: { roles: operator.roles, isRevoked: true },
    });
    await updateOperator(tx, id, { revokedAt: at });
    await endSessions(tx, id);
    await removePasskeys(tx, id, at);
    await dropInvites(tx, id);
  });

export const signOutEverywhere = (deps: OperatorDeps, name: string) =>
  withOperator(deps, name, async (tx, { id }) => {
    const sessions = await endSessions(tx, id);
    noteChange({ target: name, before: { sessions }, after: { sessions: 0 } });
  });

export const people = (deps: OperatorDeps): Promise<OperatorRow[]> =>
  allOperators(deps.db, sessionAge(deps).seenAfter);
