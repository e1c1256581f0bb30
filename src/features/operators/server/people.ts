/** Inviting people, changing their roles, revoking them. */
import { randomInt } from "node:crypto";
import { INVITE_MS, isOperatorName, type Operator, type Role } from "#features/operators/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { createToken, hashToken } from "#platform/random.ts";
import { sessionAge, type OperatorDeps } from "./deps.ts";
import { endSessions, removePasskeys } from "./key-store.ts";
import {
  allOperators,
  dropInvites,
  findOperator,
  insertOperator,
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

const pseudonym = (): string => `${BIRDS[randomInt(BIRDS.length)]} ${randomInt(100, 1_000)}`;

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
    const operatorId =
      known?.id ?? (await insertOperator(tx, { name, pseudonym: pseudonym(), roles, at: now }));
    if (known) await updateOperator(tx, known.id, { roles, revokedAt: null });
    await replaceInvite(tx, { operatorId, tokenHash: hashToken(token), expiresAt });
  });
  return ok({ link: `${deps.origin}/desk/invite#${token}`, expiresAt });
}

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
  withOperator(deps, name, (tx, { id }) => updateOperator(tx, id, { roles }));

/** Ends everything the person could act with: sessions, passkeys, invitations. */
export const revoke = (deps: OperatorDeps, name: string) =>
  withOperator(deps, name, async (tx, { id }) => {
    const at = deps.clock.now();
    await updateOperator(tx, id, { revokedAt: at });
    await endSessions(tx, id);
    await removePasskeys(tx, id, at);
    await dropInvites(tx, id);
  });

export const signOutEverywhere = (deps: OperatorDeps, name: string) =>
  withOperator(deps, name, async (tx, { id }) => {
    await endSessions(tx, id);
  });

export const people = (deps: OperatorDeps): Promise<OperatorRow[]> =>
  allOperators(deps.db, sessionAge(deps).seenAfter);
