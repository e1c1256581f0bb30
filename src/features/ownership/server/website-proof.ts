/** Proofs by DNS and by a file: both look for a token that only the owner of the receipt can know. */
import { createHash } from "node:crypto";
import { challengeFile, challengeName, type ProofRefusal } from "#features/ownership/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const VALUE_LENGTH = 22;

/** 128 bits, derived from the receipt's secret, so that nothing has to be stored before the proof. */
export const challengeOf = (receiptToken: string, host: string): string =>
  createHash("sha256")
    .update(`ownership\n${host}\n${receiptToken}`)
    .digest("base64url")
    .slice(0, VALUE_LENGTH);

/** Only what can be a value is hashed: a file of 64 KB can have 65,536 lines. */
const isValue = (text: string, evidence: string): boolean =>
  text.length === VALUE_LENGTH && sha256(text) === evidence;

interface Question {
  readonly outbound: Outbound;
  readonly brandKey: string;
  readonly host: string;
  /** SHA-256 of the expected token. */
  readonly evidence: string;
  /** Network and contract, which a file may name too. */
  readonly contract: string | null;
}

export async function seenInDns({
  outbound,
  brandKey,
  host,
  evidence,
}: Question): Promise<Result<string, ProofRefusal>> {
  if (!outbound.isOn) return fail("outbound_off");
  const records = await outbound.texts(challengeName(brandKey, host));
  // Before its first record the name does not exist, whatever the host has.
  if (!records.ok) return fail(records.code === "name_not_found" ? "no_record" : records.code);
  return records.value.some((record) => isValue(record.trim(), evidence)) ? ok("") : fail("record_missing");
}

/**
 * A whole line, because a page that repeats what it is asked for contains every token somewhere. Returns the contract
 * that another line names.
 */
export async function seenInFile({
  outbound,
  brandKey,
  host,
  evidence,
  contract,
}: Question): Promise<Result<string, ProofRefusal>> {
  const fetched = await outbound.fetchText(challengeFile(brandKey, host));
  if (!fetched.ok) return fetched;
  const { contentType, text } = fetched.value;
  if (!/^text\/plain\b/i.test(contentType.trim())) return fail("not_text");
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (!lines.some((line) => isValue(line, evidence))) return fail("line_missing");
  const isNamed = contract !== null && lines.some((line) => line.toLowerCase() === contract);
  return ok(isNamed ? contract : "");
}
