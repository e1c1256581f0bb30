/** Releases, and the verdict on a file by its hash. The server and the page that checks files share it. */
import type { Language } from "#i18n/languages.ts";

/** `sample` is not an app but a small file to try the check with. */
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

/** Stores distribute these, and pack files of their own. */
const STORE_PLATFORMS: readonly Platform[] = ["google-play", "ios", "chrome-extension"];

export const isStore = ({ platform }: Pick<Release, "platform">): boolean =>
  STORE_PLATFORMS.includes(platform);

/** The package of a version, if there are several. */
export const VARIANTS = ["universal", "arm64", "arm32", "x64", "firmware"] as const;
export type Variant = (typeof VARIANTS)[number];

/** `unsafe` is a delisted version that users must also remove. */
export const STATES = ["listed", "delisted", "unsafe", "coming-soon"] as const;
export type ReleaseState = (typeof STATES)[number];

/** English always exists; readers of a missing language get it, marked as English. */
export type LocalText = { readonly en: string } & {
  readonly [Key in Language]?: string | undefined;
};

export interface TextInLanguage {
  readonly text: string;
  readonly language: Language;
}

export function textIn(texts: LocalText, language: Language): TextInLanguage {
  const text = texts[language];
  return text === undefined ? { text: texts.en, language: "en" } : { text, language };
}

export interface Release {
  readonly id: number;
  readonly platform: Platform;
  readonly variant: Variant | null;
  readonly version: string;
  /** A day, as 2026-10-29; null while it is coming. */
  readonly date: string | null;
  /** The address of the package or of its store page. A path is a file of this site. */
  readonly url: string | null;
  readonly sizeBytes: number | null;
  /** Computed from the file when it is added. Null for stores, which repackage files. */
  readonly sha256: string | null;
  readonly certificateSha256: string | null;
  readonly notes: LocalText;
  readonly state: ReleaseState;
  /** Why it is delisted or unsafe. */
  readonly reason: LocalText | null;
  /** The day it was delisted or marked unsafe. */
  readonly delistedOn: string | null;
  readonly changedAt: Date;
}

export interface KnownFake {
  readonly id: number;
  readonly platform: Platform;
  readonly version: string;
  readonly sha256: string | null;
  readonly notes: LocalText;
  /** Made up, for demonstration. */
  readonly isDemonstration: boolean;
}

export const isSha256 = (text: string): boolean => /^[\da-f]{64}$/.test(text);

/** Parses a pasted hash: spaces, colons, capitals and the file name of sha256sum are allowed. */
export function readSha256(pasted: string): string | null {
  const hash = pasted
    .trim()
    .replace(/^\\?([\da-f]{64})\s+\*?\S.*$/is, "$1")
    .replaceAll(/[\s:]/g, "")
    .toLowerCase();
  return isSha256(hash) ? hash : null;
}

const numbersOf = (version: string): number[] => version.split(/[.-]/).map((part) => Number(part) || 0);

/** Negative if `a` is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Without its notes, which are long, because they are in twelve languages. */
export type ReleaseFacts = Omit<Release, "notes">;

export const withoutNotes = (releases: readonly Release[]): ReleaseFacts[] =>
  releases.map(({ notes: _notes, ...facts }) => facts);

/** The fields of a release that judging a file needs; the list sent to pages has no more. */
export type Known = Pick<Release, "platform" | "variant" | "version" | "sha256" | "state">;

/** What a page says about releases in passing. Their notes are long, because they are in twelve languages. */
export type ReleaseInShort = Known & Pick<Release, "reason">;

/** The newest of each platform, and the unsafe ones. */
export function inShort(releases: readonly Release[]): ReleaseInShort[] {
  const unsafe = releases.filter(({ state }) => state === "unsafe");
  const newest = PLATFORMS.flatMap((platform) => latestOf(releases, platform) ?? []);
  return [...unsafe, ...newest].map(({ platform, variant, version, sha256, state, reason }) => ({
    platform,
    variant,
    version,
    sha256,
    state,
    reason,
  }));
}

/** The newest offered release, of any variant unless one is given. */
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
  /** There is no list to compare with. */
  | { readonly kind: "no-list" };

/** Returns the verdict on a file with this hash. */
export function judge<Item extends Known, Fake extends Pick<KnownFake, "sha256">>(
  sha256: string,
  releases: readonly Item[],
  fakes: readonly Fake[],
): Verdict<Item, Fake> {
  // Fakes first: a hash that is on both lists by mistake must not count as ours.
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

/** Platforms that share versions: a desktop version has three packages. */
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
