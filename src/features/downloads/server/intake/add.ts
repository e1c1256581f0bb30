import type { LocalText, Platform, Variant } from "#features/downloads/model.ts";
import type { FileFacts } from "#features/downloads/server/file-facts.ts";
import type { DownloadDeps } from "#features/downloads/server/deps.ts";
import type { StoredFake, StoredRelease } from "#features/downloads/server/store.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { noteChange } from "#platform/operator/act-context.ts";
import { change, nextId } from "./change.ts";

export interface NewRelease {
  readonly platform: Platform;
  readonly variant: Variant | null;
  readonly version: string;
  readonly date: string;
  readonly url: string;
  readonly notes: LocalText;
  /** Null for a version in a store, because we do not have its file. */
  readonly facts: FileFacts | null;
}

/** A file completes a version that is coming; a published version cannot be replaced. */
export const addRelease = (
  deps: DownloadDeps,
  { facts, ...given }: NewRelease,
): Promise<Result<StoredRelease, "exists" | "known_fake">> =>
  change(deps, async (store) => {
    const all = await store.releases();
    const before = all.find(
      (one) =>
        one.platform === given.platform && one.variant === given.variant && one.version === given.version,
    );
    if (before && before.state !== "coming-soon") return fail("exists");
    if (facts && (await store.fakes()).some(({ sha256 }) => sha256 === facts.sha256))
      return fail("known_fake");
    const release: StoredRelease = {
      ...given,
      id: before?.id ?? nextId(all),
      sizeBytes: facts?.sizeBytes ?? null,
      sha256: facts?.sha256 ?? null,
      certificateSha256: facts?.certificateSha256 ?? null,
      state: "listed",
      reason: null,
      delistedOn: null,
      changedAt: deps.clock.now(),
      origin: "operator",
    };
    await store.putReleases([release]);
    noteChange({ target: `${given.platform} ${given.version}`, before: before ?? null, after: release });
    return ok(release);
  });

export interface NewFake {
  readonly platform: Platform;
  readonly version: string;
  readonly notes: LocalText;
  readonly facts: FileFacts;
}

export const addFake = (
  deps: DownloadDeps,
  { facts, ...given }: NewFake,
): Promise<Result<StoredFake, "exists" | "own_release">> =>
  change(deps, async (store) => {
    const all = await store.fakes();
    if (all.some(({ sha256 }) => sha256 === facts.sha256)) return fail("exists");
    if ((await store.releases()).some(({ sha256 }) => sha256 === facts.sha256)) return fail("own_release");
    const fake: StoredFake = {
      ...given,
      id: nextId(all),
      sha256: facts.sha256,
      isDemonstration: false,
      origin: "operator",
    };
    await store.putFakes([fake]);
    noteChange({ target: `fake ${given.platform} ${given.version}`, before: null, after: fake });
    return ok(fake);
  });
