/**
 * The WebAuthn ceremonies. The options are plain JSON; the library that verifies responses is loaded only where
 * somebody can sign in, because loading it blocks the process.
 */
import { randomBytes } from "node:crypto";
import { CHALLENGE_MS, type Operator, type Passkey } from "#features/operators/model.ts";
import type { Assertion, Challenge, NewCredential } from "#features/operators/schema.ts";
import type { OperatorDeps } from "./deps.ts";
import { sessionAge } from "./deps.ts";
import { insertChallenge, passkeysOf, type ChallengePurpose, type StoredChallenge } from "./key-store.ts";

const load = () => import("@simplewebauthn/server");

/** Loads the library before somebody waits for a verification. */
export const loadVerifier = async (): Promise<void> => void (await load());

/** ES256, EdDSA, RS256: what authenticators have. */
const ALGORITHMS = [-7, -8, -257];

const rpIdOf = ({ origin }: Pick<OperatorDeps, "origin">): string => new URL(origin).hostname;

export const newChallengeId = (): string => randomBytes(16).toString("base64url");

interface NewChallenge {
  readonly purpose: ChallengePurpose;
  readonly operatorId: number | null;
  /** Given if the challenge is the digest of an act. */
  readonly id?: string;
  readonly challenge?: string;
}

async function storeChallenge(deps: OperatorDeps, wanted: NewChallenge): Promise<StoredChallenge> {
  const now = deps.clock.now();
  const stored: StoredChallenge = {
    id: wanted.id ?? newChallengeId(),
    challenge: wanted.challenge ?? randomBytes(32).toString("base64url"),
    purpose: wanted.purpose,
    operatorId: wanted.operatorId,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  };
  await insertChallenge(deps.db, stored, now, sessionAge(deps));
  return stored;
}

const descriptor = ({ id, transports }: Passkey) => ({ type: "public-key", id, transports });

export async function creationOptions(
  deps: OperatorDeps,
  { id, name }: Operator,
  purpose: "enrol" | "passkey",
): Promise<Challenge> {
  const { id: challengeId, challenge } = await storeChallenge(deps, { purpose, operatorId: id });
  const known = await passkeysOf(deps.db, id);
  const publicKey = {
    challenge,
    rp: { id: rpIdOf(deps), name: `${deps.brand} Desk` },
    user: { id: Buffer.from(`operator-${id}`).toString("base64url"), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
  return { challengeId, publicKey };
}

export async function requestOptions(
  deps: OperatorDeps,
  wanted: NewChallenge,
  allowed: readonly Passkey[],
): Promise<Challenge> {
  const { id: challengeId, challenge } = await storeChallenge(deps, wanted);
  const publicKey = {
    challenge,
    rpId: rpIdOf(deps),
    timeout: CHALLENGE_MS,
    userVerification: "required",
    allowCredentials: allowed.map(descriptor),
  };
  return { challengeId, publicKey };
}

/** Returns the new passkey, or null if the response does not answer this challenge. */
export async function verifyNewCredential(
  deps: OperatorDeps,
  challenge: string,
  given: NewCredential,
): Promise<Omit<Passkey, "operatorId" | "label"> | null> {
  const { verifyRegistrationResponse } = await load();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The schema allows exactly what the library reads.
      response: given as Parameters<typeof verifyRegistrationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: deps.origin,
      expectedRPID: rpIdOf(deps),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: given.response.transports ?? [],
      createdAt: deps.clock.now(),
      usedAt: null,
    };
  } catch {
    // The library throws one plain Error for each way in which a response can be wrong.
    return null;
  }
}

/** Returns the authenticator's new counter, or null if this key did not sign this challenge here. */
export async function verifyAssertion(
  deps: Pick<OperatorDeps, "origin">,
  challenge: string,
  passkey: Pick<Passkey, "id" | "publicKey" | "counter">,
  given: Assertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: deps.origin,
      expectedRPID: rpIdOf(deps),
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
