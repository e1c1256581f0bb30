/**
 * Dangerous acts are signed by the passkey: the challenge is the digest of the act, so the signature says that this
 * person's key agreed to exactly this call. The text and the signature go into the audit log.
 */
import { createHash } from "node:crypto";
import type { Assertion, Challenge } from "#features/operators/schema.ts";
import { canonicalJson } from "#lib/canonical-json.ts";
import type { OperatorDeps } from "./deps.ts";
import { findPasskey, passkeysOf, passkeyUsed, takeChallenge } from "./key-store.ts";
import { newChallengeId, requestOptions, verifyAssertion } from "./webauthn.ts";

export interface SignedCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: string;
}

/** What the audit log keeps: the signed text, and the signature over its digest. */
export interface SignedAct {
  readonly text: string;
  readonly assertion: Assertion;
}

interface Signer {
  readonly id: number;
  readonly name: string;
}

/** `id` is new for every challenge, so that a signature counts once. */
const actText = ({ name }: Signer, id: string, { method, path, body }: SignedCall): string =>
  canonicalJson({ operator: name, id, method, path, body });

const actDigest = (text: string): string => createHash("sha256").update(text).digest("base64url");

export async function stepUpOptions(
  deps: OperatorDeps,
  signer: Signer,
  call: SignedCall,
): Promise<Challenge> {
  const id = newChallengeId();
  const challenge = actDigest(actText(signer, id, call));
  const own = await passkeysOf(deps.db, signer.id);
  return requestOptions(deps, { purpose: "act", operatorId: signer.id, id, challenge }, own);
}

/** Returns null unless a passkey of this person has signed this very call, for the first time. */
export async function confirmSigned(
  deps: OperatorDeps,
  signer: Signer,
  call: SignedCall,
  given: { readonly challengeId: string; readonly assertion: Assertion },
): Promise<SignedAct | null> {
  const { challengeId, assertion } = given;
  const now = deps.clock.now();
  const stored = await takeChallenge(deps.db, challengeId, "act", now);
  const text = actText(signer, challengeId, call);
  if (!stored || stored.operatorId !== signer.id || stored.challenge !== actDigest(text)) return null;
  const passkey = await findPasskey(deps.db, assertion.id);
  if (!passkey || passkey.operatorId !== signer.id) return null;
  const counter = await verifyAssertion(deps, stored.challenge, passkey, assertion);
  if (counter === null) return null;
  await passkeyUsed(deps.db, passkey.id, counter, now);
  return { text, assertion };
}
