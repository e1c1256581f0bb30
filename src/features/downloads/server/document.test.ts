import { expect, it } from "vitest";
import type { Release } from "#features/downloads/model.ts";
import { isWhole, listContent, withSignature } from "./document.ts";

const release: Release = {
  id: 1,
  platform: "sample",
  variant: null,
  version: "1.0.0",
  date: "2026-01-01",
  url: "/a.zip",
  sizeBytes: 1,
  sha256: "a".repeat(64),
  certificateSha256: null,
  notes: { en: "First" },
  state: "listed",
  reason: null,
  delistedOn: null,
  changedAt: new Date("2026-02-01"),
};

const document = withSignature(listContent("Brand", [release], []), null);

it("a list contains the digest of everything else in it", () => {
  expect(document).toMatchObject({ changed: "2026-02-01T00:00:00.000Z", signature: null });
  expect(isWhole({ ...document })).toBe(true);
});

it("a list that was modified, or has no digest, is not intact", () => {
  const changed = { ...document, releases: [{ ...release, sha256: "b".repeat(64) }] };
  expect(isWhole(changed)).toBe(false);
  expect(isWhole({ ...document, brand: "Other" })).toBe(false);
  expect(isWhole({ releases: [] })).toBe(false);
});

it("a list survives a round trip through JSON", () => {
  expect(isWhole(JSON.parse(JSON.stringify(document)) as Record<string, unknown>)).toBe(true);
});
