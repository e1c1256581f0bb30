import type { LocalText, Platform, ReleaseState, Variant } from "#features/downloads/model.ts";
import type { DownloadDeps } from "#features/downloads/server/deps.ts";
import type { StoredRelease } from "#features/downloads/server/store.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { noteChange } from "#platform/operator/act-context.ts";
import { change } from "./change.ts";

export interface Marking {
  readonly platform: Platform;
  readonly version: string;
  /** Omitted: all packages of the version. */
  readonly variant?: Variant | undefined;
  readonly state: ReleaseState;
  readonly reason: LocalText | null;
}

/** Changes a version's state on every page, in every process, at once. */
export async function markVersion(
  deps: DownloadDeps,
  { platform, version, variant, state, reason }: Marking,
): Promise<Result<readonly StoredRelease[], "not_found" | "reason_missing">> {
  const isDelisted = state === "delisted" || state === "unsafe";
  if (isDelisted && reason === null) return fail("reason_missing");
  const now = deps.clock.now();
  return change(deps, async (store) => {
    const meant = (await store.releases()).filter(
      (one) =>
        one.platform === platform &&
        one.version === version &&
        (variant === undefined || one.variant === variant),
    );
    if (meant.length === 0) return fail("not_found");
    const marked = meant.map((release): StoredRelease => ({
      ...release,
      state,
      reason: isDelisted ? reason : null,
      delistedOn: isDelisted ? (release.delistedOn ?? now.toISOString().slice(0, 10)) : null,
      changedAt: now,
      origin: "operator",
    }));
    await store.putReleases(marked);
    noteChange({ target: `${platform} ${version}`, before: meant, after: marked });
    return ok(marked);
  });
}
