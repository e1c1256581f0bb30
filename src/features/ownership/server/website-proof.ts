/** Proofs by DNS and by a file: both look for a token that only the owner of the receipt can know. */
import { createHash } from "node:crypto";
import { challengeFile, challengeName, type ProofRefusal } from "#features/ownership/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** 128 bits, derived from the receipt's secret, so that nothing has to be stored before the proof. */
export const challengeOf = (receiptToken: string, host: string): string =>
  createHash("sha256").update(`ownership\n${host}\n${receiptToken}`).digest("base64url").slice(0, 22);

interface Question {
  readonly outbound: Outbound;
  readonly brandKey: string;
  readonly host: string;
  /** SHA-256 of the expected token. */
  readonly evidence: string;
}

export async function seenInDns({
  outbound,
  brandKey,
  host,
  evidence,
}: Question): Promise<Result<null, ProofRefusal>> {
  if (!outbound.isOn) return fail("outbound_off");
  const records = await outbound.texts(challengeName(brandKey, host));
  if (!records.ok) return records;
  return records.value.some((record) => sha256(record.trim()) === evidence)
    ? ok(null)
    : fail("record_missing");
}

/** A whole line, because a page that repeats what it is asked for contains every token somewhere. */
export async function seenInFile({
  outbound,
  brandKey,
  host,
  evidence,
}: Question): Promise<Result<null, ProofRefusal>> {
  const fetched = await outbound.fetchText(challengeFile(brandKey, host));
  if (!fetched.ok) return fetched;
  const { contentType, text } = fetched.value;
  if (!/^text\/plain\b/i.test(contentType.trim())) return fail("not_text");
  const isFound = text.split(/\r?\n/).some((line) => sha256(line.trim()) === evidence);
  return isFound ? ok(null) : fail("line_missing");
}
