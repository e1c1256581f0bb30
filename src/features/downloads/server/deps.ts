import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { DownloadStore } from "./store.ts";

export interface DownloadDeps {
  readonly store: DownloadStore;
  readonly versions: Pick<DataVersions, "bump">;
  readonly clock: Clock;
  readonly brand: string;
}
