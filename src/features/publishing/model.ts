/** What editors publish at the desk. One editor serves every kind; a kind says what its records look like. */
import type { RecordProblem } from "#lib/records/record-problem.ts";

export const CONTENT_KINDS = [
  "dapps",
  "tokens",
  "nfts",
  "sections",
  "searches",
  "banners",
  "activities",
  "ads",
  "news",
  "networks",
  "categories",
  "collections",
  "milestones",
  "channels",
] as const;
export type ContentKindName = (typeof CONTENT_KINDS)[number];

export const isContentKind = (text: string): text is ContentKindName =>
  CONTENT_KINDS.some((kind) => kind === text);

/** What a wrong record of these costs visitors is worth a second person (operators/second-person.ts). */
export const isOfficialKind = (kind: string): boolean => kind === "channels";

/** All our accounts are one record. */
export const CHANNELS_REF = "accounts";

/** How many versions of a record are kept. */
export const VERSIONS_KEPT = 20;
export const CONTENT_PAGE_SIZE = 50;

export type VersionState = "draft" | "scheduled" | "live" | "replaced" | "failed";

export interface ContentVersion {
  readonly id: number;
  readonly ref: string;
  readonly title: string;
  readonly content: unknown;
  readonly state: VersionState;
  readonly at: number;
  readonly by: string;
  /** When a scheduled version goes live, or when it did. */
  readonly publishAt: number | null;
  /** Why it could not go live. */
  readonly problems: readonly RecordProblem[];
}

/** Where a public record stands by its own dates and marks. */
export type Phase = "live" | "later" | "ended" | "hidden";

export interface ContentRow {
  readonly ref: string;
  readonly title: string;
  readonly about: string;
  readonly phase: Phase;
}

export interface ContentPage {
  readonly rows: readonly ContentRow[];
  readonly total: number;
  /** Drafts and scheduled versions of this kind. */
  readonly unpublished: readonly ContentVersion[];
  /** Whether editors can add records. */
  readonly canAdd: boolean;
  /** Whether there is a file that the import takes. */
  readonly canExport: boolean;
}

export interface ContentRecord {
  readonly ref: string;
  /** As the import takes it; null for something new. */
  readonly record: unknown;
  /** JSON Schema of the record. */
  readonly schema: unknown;
  readonly versions: readonly ContentVersion[];
  readonly names: ReferredNames | null;
}

type TextByLanguage = Readonly<Record<string, string>>;

/** What keys and numbers in a record mean, for its preview. */
export interface ReferredNames {
  readonly networks: Readonly<Record<string, string>>;
  /** In the store's order. */
  readonly categories: readonly {
    readonly id: number;
    readonly key: string;
    readonly title: TextByLanguage;
  }[];
  /** By key. */
  readonly sections: Readonly<Record<string, TextByLanguage>>;
}
