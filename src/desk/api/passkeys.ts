/** The browser's own WebAuthn calls; both sides speak JSON, so no library is needed. */
import type { Assertion, NewCredential } from "#features/operators/schema.ts";

type Options = Readonly<Record<string, unknown>>;

const isKey = (credential: Credential | null): credential is PublicKeyCredential =>
  credential instanceof PublicKeyCredential;

export async function createPasskey(options: Options): Promise<NewCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey });
  if (!isKey(credential)) throw new Error("the browser made no passkey");
  return credential.toJSON() as NewCredential;
}

export async function getAssertion(options: Options): Promise<Assertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey });
  if (!isKey(credential)) throw new Error("the browser gave no passkey");
  return credential.toJSON() as Assertion;
}

/** The person closed the browser's dialog, or its time ran out. */
export const isDismissed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");

/** The authenticator has a passkey of this person already. */
export const isKnownPasskey = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "InvalidStateError";

export const canUsePasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential;
