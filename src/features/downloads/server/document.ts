/**
 * The published list of releases. Its digest shows whether the list is intact, not who made it, because whoever can
 * change the list can compute the digest again. Only a signature, made with a key that is not on this server,
 * proves that.
 */
import { createHash } from "node:crypto";
import type { KnownFake, Release } from "#features/downloads/model.ts";
import type { FakeRecord, ReleaseRecord } from "#features/downloads/schema.ts";
import { canonicalJson } from "#lib/canonical-json.ts";
import type { ListSignature } from "./store.ts";

const FORMAT = 1;

const ABOUT =
  "All releases and known fakes. `digest` is the SHA-256 of this document without `digest` and `signature`, in canonical JSON (RFC 8785). It shows that the list arrived whole; it cannot show who made it. `signature`, where it is not null, is Ed25519 over the same text.";

interface ListContent {
  readonly format: number;
  readonly about: string;
  readonly brand: string;
  /** When its content last changed. */
  readonly changed: string | null;
  readonly releases: readonly ReleaseRecord[];
  readonly knownFakes: readonly FakeRecord[];
}

export interface ReleaseDocument extends ListContent {
  readonly digest: string;
  readonly signature: {
    readonly algorithm: "Ed25519";
    readonly publicKey: string;
    readonly value: string;
    readonly signed: string;
  } | null;
}

export const toRecord = (release: Release): ReleaseRecord => ({
  hid: release.id,
  platform: release.platform,
  variant: release.variant,
  version: release.version,
  date: release.date,
  url: release.url,
  sizeBytes: release.sizeBytes,
  sha256: release.sha256,
  certificateSha256: release.certificateSha256,
  notes: release.notes,
  state: release.state,
  reason: release.reason,
  delistedOn: release.delistedOn,
});

const toFakeRecord = ({ id, platform, version, sha256, notes, isDemonstration }: KnownFake): FakeRecord => ({
  hid: id,
  platform,
  version,
  sha256,
  notes,
  isDemonstration,
});

export function listContent(
  brand: string,
  releases: readonly Release[],
  fakes: readonly KnownFake[],
): ListContent {
  const changed = Math.max(...releases.map(({ changedAt }) => changedAt.getTime()));
  return {
    format: FORMAT,
    about: ABOUT,
    brand,
    changed: Number.isFinite(changed) ? new Date(changed).toISOString() : null,
    releases: releases.map(toRecord),
    knownFakes: fakes.map(toFakeRecord),
  };
}

export const digestOf = (content: object): string =>
  createHash("sha256").update(canonicalJson(content)).digest("hex");

export function withSignature(content: ListContent, signature: ListSignature | null): ReleaseDocument {
  return {
    ...content,
    digest: digestOf(content),
    signature: signature && {
      algorithm: "Ed25519",
      publicKey: signature.publicKey,
      value: signature.value,
      signed: signature.signedAt.toISOString(),
    },
  };
}

/** Whether a document is an unmodified list that an installation published. */
export function isWhole(document: Readonly<Record<string, unknown>>): boolean {
  const { digest, signature: _signature, ...content } = document;
  return typeof digest === "string" && digest === digestOf(content);
}
