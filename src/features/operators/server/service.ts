/** The people of the desk: the verbs that the desk's API and the operator's commands share. */
import type { Operator, Role } from "#features/operators/model.ts";
import type { NewCredential } from "#features/operators/schema.ts";
import { auditEntries, verifyAudit, type AuditFilter } from "#platform/operator/audit-log.ts";
import { account, addPasskey, endSession, passkeyOptions, removePasskey } from "./account.ts";
import type { OperatorDeps } from "./deps.ts";
import { hasOperators } from "./people-store.ts";
import { loadVerifier } from "./webauthn.ts";
import { invite, people, revoke, setRoles, signOutEverywhere } from "./people.ts";
import {
  agree,
  needsSecondPerson,
  proposals,
  propose,
  refuseProposal,
  rules,
  setRule,
  waitingProposals,
} from "./proposals.ts";
import { acceptInvite, openInvite, sessionOperator, signIn, signInOptions } from "./sign-in.ts";
import { confirmSigned, stepUpOptions, type SignedCall } from "./step-up.ts";

export type Operators = ReturnType<typeof createOperators>;

type Given<Verb extends (deps: OperatorDeps, given: never) => unknown> = Parameters<Verb>[1];

export const createOperators = (deps: OperatorDeps) => ({
  origin: deps.origin,
  /** Gets ready for passkeys; does nothing where nobody can sign in. */
  warmUp: async (): Promise<void> => {
    if (await hasOperators(deps.db)) await loadVerifier();
  },
  audit: {
    entries: (filter: AuditFilter) => auditEntries(deps.db, filter),
    verify: () => verifyAudit(deps.db),
  },
  invite: (given: Given<typeof invite>) => invite(deps, given),
  setRoles: (name: string, roles: readonly Role[]) => setRoles(deps, name, roles),
  revoke: (name: string) => revoke(deps, name),
  signOutEverywhere: (name: string) => signOutEverywhere(deps, name),
  people: () => people(deps),
  openInvite: (token: string) => openInvite(deps, token),
  acceptInvite: (given: Given<typeof acceptInvite>) => acceptInvite(deps, given),
  signInOptions: () => signInOptions(deps),
  signIn: (given: Given<typeof signIn>) => signIn(deps, given),
  sessionOperator: (token: string) => sessionOperator(deps, token),
  account: (operatorId: number) => account(deps, operatorId),
  endSession: (operatorId: number, sessionId: number) => endSession(deps, operatorId, sessionId),
  passkeyOptions: (operatorId: number) => passkeyOptions(deps, operatorId),
  addPasskey: (
    operatorId: number,
    given: { challengeId: string; credential: NewCredential; userAgent: string },
  ) => addPasskey(deps, operatorId, given),
  removePasskey: (operatorId: number, id: string) => removePasskey(deps, operatorId, id),
  needsSecondPerson: (verb: string, operator: Operator, body: string) =>
    needsSecondPerson(deps, verb, operator, body),
  propose: (operator: Operator, call: Parameters<typeof propose>[2], signed: unknown) =>
    propose(deps, operator, call, signed),
  proposals: (operatorId: number) => proposals(deps, operatorId),
  waitingProposals: () => waitingProposals(deps),
  agree: (id: number, operatorId: number, repeat: Parameters<typeof agree>[3]) =>
    agree(deps, id, operatorId, repeat),
  refuseProposal: (id: number, operatorId: number) => refuseProposal(deps, id, operatorId),
  rules: () => rules(deps),
  setRule: (verb: string, isOn: boolean) => setRule(deps, verb, isOn),
  stepUpOptions: (signer: { id: number; name: string }, call: SignedCall) =>
    stepUpOptions(deps, signer, call),
  confirmSigned: (
    signer: { id: number; name: string },
    call: SignedCall,
    given: Parameters<typeof confirmSigned>[3],
  ) => confirmSigned(deps, signer, call, given),
});
