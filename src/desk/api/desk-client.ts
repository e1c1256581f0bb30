/** Calls of `/api/desk`. A dangerous one is signed by the passkey first: the challenge is the digest of the call. */
import type { Challenge } from "#features/operators/schema.ts";
import { getAssertion } from "./passkeys.ts";

export class DeskFailure extends Error {
  readonly status: number;
  /** What the server says beside the message. */
  readonly data: unknown;

  constructor(status: number, message: string, data: unknown) {
    super(message);
    this.status = status;
    this.data = data;
  }
}

/** Nothing has happened yet: a second person must agree first. */
export class NeedsSecondPerson extends Error {}

type Method = "GET" | "POST" | "PUT" | "DELETE";

interface Envelope {
  readonly message: string;
  readonly data: unknown;
}

const SIGNATURE_HEADER = "x-desk-signature";
const TIMEOUT_MS = 30_000;
const UNAUTHORIZED = 401;
const ACCEPTED = 202;

async function send(method: Method, path: string, body: string, signature?: string): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      lang: document.documentElement.lang.startsWith("zh") ? "zh" : "en",
      ...(body !== "" && { "content-type": "application/json" }),
      ...(signature !== undefined && { [SIGNATURE_HEADER]: signature }),
    },
    ...(body !== "" && { body }),
  });
  const envelope = (await response.json().catch(() => ({ message: "", data: null }))) as Envelope;
  if (response.status === ACCEPTED) throw new NeedsSecondPerson();
  if (response.ok) return envelope.data;
  // The session has ended: the server's shell shows the sign-in.
  if (response.status === UNAUTHORIZED) location.assign("/desk/sign-in");
  throw new DeskFailure(response.status, envelope.message, envelope.data);
}

const textOf = (body: unknown): string => (body === undefined ? "" : JSON.stringify(body));

/** The caller names the type that the feature's schema gives the response. */
export const deskCall = async <Data>(method: Method, path: string, body?: unknown): Promise<Data> =>
  (await send(method, path, textOf(body))) as Data;

const base64url = (text: string): string =>
  btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Asks for the passkey. A person who dismisses the browser's dialog gets a `NotAllowedError`. */
export async function signedDeskCall<Data>(
  method: Exclude<Method, "GET">,
  path: string,
  body?: unknown,
): Promise<Data> {
  const text = textOf(body);
  const { challengeId, publicKey } = await deskCall<Challenge>("POST", "/api/desk/step-up", {
    method,
    path,
    body: text,
  });
  const assertion = await getAssertion(publicKey);
  // Base64url inside: the JSON has only ASCII characters.
  const signature = base64url(JSON.stringify({ challengeId, assertion }));
  return (await send(method, path, text, signature)) as Data;
}
