/** What a release is, and what a hash says about a file. Both sides use it: the server and the page that checks files. */
import type { Language } from "#i18n/languages.ts";

/** `sample` is no program: a small file to try the check with. */
export const PLATFORMS = [
  "android-apk",
  "google-play",
  "ios",
  "chrome-extension",
  "desktop-windows",
  "desktop-mac",
  "desktop-linux",
  "hardware",
  "sample",
] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Which of a version's packages it is, where there is more than one. */
export const VARIANTS = ["universal", "arm64", "arm32", "x64", "firmware"] as const;
export type Variant = (typeof VARIANTS)[number];

/** `unsafe` is a delisted version that must also be got rid of. */
export const STATES = ["listed", "delisted", "unsafe", "coming-soon"] as const;
export type ReleaseState = (typeof STATES)[number];

/** English is always there; a reader of a language that is not gets it, marked as English. */
export type LocalText = { readonly en: string } & {
  readonly [Key in Language]?: string | undefined;
};

export interface SaidText {
  readonly text: string;
  readonly language: Language;
}

export function textIn(texts: LocalText, language: Language): SaidText {
  const text = texts[language];
  return text === undefined ? { text: texts.en, language: "en" } : { text, language };
}

export interface Release {
  readonly hid: number;
  readonly platform: Platform;
  readonly variant: Variant | null;
  readonly version: string;
  /** A day, as 2026-10-29; null while it is coming. */
  readonly date: string | null;
  /** Of the package or of its page in a store. A path is a file of this site. */
  readonly url: string | null;
  readonly sizeBytes: number | null;
  /** Computed from the file when it is added. Stores pack their own files, so theirs have none. */
  readonly sha256: string | null;
  readonly certificateSha256: string | null;
  readonly notes: LocalText;
  readonly state: ReleaseState;
  /** Why it is delisted or unsafe. */
  readonly reason: LocalText | null;
  /** The day it was delisted or called unsafe. */
  readonly delistedOn: string | null;
  readonly changedAt: Date;
}

export interface KnownFake {
  readonly hid: number;
  readonly platform: Platform;
  readonly version: string;
  readonly sha256: string | null;
  readonly notes: LocalText;
  /** Invented, to show what the list looks like. */
  readonly isDemonstration: boolean;
}

export const isSha256 = (text: string): boolean => /^[\da-f]{64}$/.test(text);

/** A hash as people paste it: spaces, colons, capitals and the file name that sha256sum adds are no mistake. */
export function readSha256(pasted: string): string | null {
  const hash = pasted
    .trim()
    .replace(/^\\?([\da-f]{64})\s+\*?\S.*$/is, "$1")
    .replaceAll(/[\s:]/g, "")
    .toLowerCase();
  return isSha256(hash) ? hash : null;
}

const numbersOf = (version: string): number[] => version.split(/[.-]/).map((part) => Number(part) || 0);

/** Below zero where `a` is the older one. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What is needed of a release to judge a file by; the list that pages are sent has no more. */
export type Known = Pick<Release, "platform" | "variant" | "version" | "sha256" | "state">;

/** The newest release that is offered, of any variant unless one is named. */
export function latestOf<Item extends Known>(
  releases: readonly Item[],
  platform: Platform,
  variant?: Variant | null,
): Item | null {
  return releases
    .filter((one) => one.platform === platform && one.state === "listed")
    .filter((one) => variant === undefined || one.variant === variant)
    .reduce<Item | null>(
      (best, one) => (best && compareVersions(best.version, one.version) >= 0 ? best : one),
      null,
    );
}

export type Verdict<Item extends Known, Fake> =
  | { readonly kind: "genuine"; readonly release: Item }
  | { readonly kind: "delisted" | "unsafe"; readonly release: Item }
  | { readonly kind: "outdated"; readonly release: Item; readonly latest: Item }
  | { readonly kind: "fake"; readonly fake: Fake }
  | { readonly kind: "unknown" }
  /** Nothing to compare with, so nothing can be said. */
  | { readonly kind: "no-list" };

/** What a file with this hash is. */
export function judge<Item extends Known, Fake extends Pick<KnownFake, "sha256">>(
  sha256: string,
  releases: readonly Item[],
  fakes: readonly Fake[],
): Verdict<Item, Fake> {
  // A fake first: a hash that stands on both lists by mistake must not be called ours.
  const fake = fakes.find((one) => one.sha256 === sha256);
  if (fake) return { kind: "fake", fake };
  const release = releases.find((one) => one.sha256 === sha256);
  if (!release) return { kind: releases.some((one) => one.sha256) ? "unknown" : "no-list" };
  if (release.state === "delisted" || release.state === "unsafe") return { kind: release.state, release };
  const latest = latestOf(releases, release.platform, release.variant);
  return latest && compareVersions(release.version, latest.version) < 0
    ? { kind: "outdated", release, latest }
    : { kind: "genuine", release };
}

/** Platforms whose versions are told as one: a desktop version is three packages. */
export const FAMILIES = {
  android: ["android-apk"],
  "android-store": ["google-play"],
  ios: ["ios"],
  extension: ["chrome-extension"],
  desktop: ["desktop-windows", "desktop-mac", "desktop-linux"],
  hardware: ["hardware"],
  sample: ["sample"],
} as const satisfies Record<string, readonly Platform[]>;
export type Family = keyof typeof FAMILIES;

export const familyOf = (platform: Platform): Family =>
  (Object.keys(FAMILIES) as Family[]).find((family) =>
    (FAMILIES[family] as readonly Platform[]).includes(platform),
  ) ?? "sample";

export interface VersionGroup<Item> {
  readonly version: string;
  readonly packages: readonly Item[];
}

/** A family's releases by version, newest first. */
export function versionsOf<Item extends Known>(
  releases: readonly Item[],
  family: Family,
): VersionGroup<Item>[] {
  const own = releases.filter((one) => familyOf(one.platform) === family);
  return [...Map.groupBy(own, (one) => one.version)]
    .map(([version, packages]) => ({ version, packages }))
    .toSorted((a, b) => compareVersions(b.version, a.version));
}
