/** The body of a page. What is kept as bytes is searched and hashed once, not on every page that contains it. */
import { hash } from "node:crypto";
import type { Piece } from "#shell/kept/slots.ts";
import { hasScript } from "#server/pages/content-policy.ts";
import { tagOf } from "#server/pages/stored-answer.ts";
import { encodePieces } from "./utf8-bytes.ts";

export interface PageBody {
  readonly bytes: Buffer;
  readonly etag: string;
  /** The parts of the page that have scripts, for the policy. */
  readonly scripts: Buffer;
}

interface KeptFacts {
  readonly digest: Buffer;
  readonly hasScript: boolean;
}

const factsOfKept = new WeakMap<Uint8Array, KeptFacts>();

function factsOf(kept: Uint8Array): KeptFacts {
  const known = factsOfKept.get(kept) ?? {
    digest: hash("sha1", kept, "buffer"),
    hasScript: hasScript(Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength)),
  };
  factsOfKept.set(kept, known);
  return known;
}

export function pageBody(pieces: readonly Piece[]): PageBody {
  const kept = new Set<Uint8Array>(pieces.filter((piece) => typeof piece !== "string"));
  const parts = encodePieces(pieces).map((bytes) => ({
    bytes,
    facts: kept.has(bytes) ? factsOf(bytes) : undefined,
  }));
  return {
    bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
    // Two bodies differ if a piece of them does.
    etag: tagOf(Buffer.concat(parts.map(({ bytes, facts }) => facts?.digest ?? bytes))),
    scripts: Buffer.concat(parts.filter(({ facts }) => facts?.hasScript ?? true).map(({ bytes }) => bytes)),
  };
}
