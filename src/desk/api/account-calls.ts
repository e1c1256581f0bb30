/** Sign-in and the own account. */
import type { Account, Challenge, Me } from "#features/operators/schema.ts";
import { deskCall, signedDeskCall } from "./desk-client.ts";
import { createPasskey, getAssertion } from "./passkeys.ts";

export const fetchMe = (): Promise<Me> => deskCall<Me>("GET", "/api/desk/me");

export const fetchAccount = (): Promise<Account> => deskCall<Account>("GET", "/api/desk/account");

export async function signIn(): Promise<void> {
  const { challengeId, publicKey } = await deskCall<Challenge>("POST", "/api/desk/sign-in/options");
  const assertion = await getAssertion(publicKey);
  await deskCall("POST", "/api/desk/sign-in", { challengeId, assertion });
}

export const openInvite = (token: string): Promise<Challenge & { readonly name: string }> =>
  deskCall("POST", "/api/desk/invites/open", { token });

export async function acceptInvite(token: string): Promise<void> {
  // A new challenge, because the first one may have expired while the page was open.
  const { challengeId, publicKey } = await openInvite(token);
  const credential = await createPasskey(publicKey);
  await deskCall("POST", "/api/desk/invites/accept", { token, challengeId, credential });
}

export const signOut = (): Promise<null> => deskCall("POST", "/api/desk/sign-out");

export const endSession = (id: number): Promise<null> =>
  deskCall("DELETE", `/api/desk/account/sessions/${id}`);

/** The person confirms with a passkey they have, then makes the new one. */
export async function addPasskey(): Promise<void> {
  const { challengeId, publicKey } = await deskCall<Challenge>("POST", "/api/desk/account/passkeys/options");
  const credential = await createPasskey(publicKey);
  await signedDeskCall("POST", "/api/desk/account/passkeys", { challengeId, credential });
}

export const removePasskey = (id: string): Promise<null> =>
  signedDeskCall("DELETE", `/api/desk/account/passkeys/${id}`);
