/** One row of the audit log and its hash. Whoever changes or removes a row breaks every hash after it. */
import { createHash } from "node:crypto";
import { canonicalJson } from "#lib/canonical-json.ts";

/** What the hash of a row covers. */
export interface UnsealedRow {
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly source: string;
  readonly act: string;
  readonly target: string;
  readonly reason: string;
  readonly request: string;
  /** Of the content of `change`, so that it can be erased without breaking the chain. Empty if there is none. */
  readonly change_digest: string;
  readonly previous: string;
}

export interface SealedRow extends UnsealedRow {
  readonly hash: string;
  /** JSON: what was before and after, and the signature of the act. */
  readonly change: string | null;
}

export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

/** The head of an empty log. */
export const GENESIS: ChainHead = { seq: 0, hash: "0".repeat(64) };

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export const digestOfChange = (change: unknown): string =>
  change === null ? "" : sha256(canonicalJson(change));

/** Named one by one, because rows from a database have more columns. */
export const hashOfRow = (row: UnsealedRow): string =>
  sha256(
    canonicalJson([
      row.seq,
      row.at,
      row.actor,
      row.source,
      row.act,
      row.target,
      row.reason,
      row.request,
      row.change_digest,
      row.previous,
    ]),
  );

interface NewRow extends Omit<UnsealedRow, "seq" | "change_digest" | "previous"> {
  readonly change: unknown;
}

/** The next row of the chain. */
export function sealRow(head: ChainHead, { change, ...row }: NewRow): SealedRow {
  // Through JSON once, so that the digest is the one of what will be read back.
  const text = change === null ? null : JSON.stringify(change);
  const stored: unknown = text === null ? null : JSON.parse(text);
  const unsealed: UnsealedRow = {
    ...row,
    seq: head.seq + 1,
    change_digest: digestOfChange(stored),
    previous: head.hash,
  };
  return { ...unsealed, hash: hashOfRow(unsealed), change: text };
}
