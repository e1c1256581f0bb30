import type { MarkCall, NewFakeCall, NewReleaseCall } from "#features/downloads/desk-schema.ts";
import type { KnownFake, Release } from "#features/downloads/model.ts";
import { deskCall, signedDeskCall } from "#desk/api/desk-client.ts";

export interface DeskReleases {
  readonly releases: readonly Omit<Release, "changedAt">[];
  readonly fakes: readonly KnownFake[];
}

export const fetchReleases = (): Promise<DeskReleases> => deskCall("GET", "/api/desk/releases");
export const addRelease = (release: NewReleaseCall): Promise<null> =>
  signedDeskCall("POST", "/api/desk/releases", release);
export const addFake = (fake: NewFakeCall): Promise<null> =>
  signedDeskCall("POST", "/api/desk/releases/fakes", fake);
export const markRelease = (mark: MarkCall): Promise<null> =>
  signedDeskCall("POST", "/api/desk/releases/marks", mark);
