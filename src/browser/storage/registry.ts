/**
 * Everything this site stores in a browser's local storage: key, version, parser. Nothing else may name a key
 * (tools/checks/tree/storage-keys.ts). The values that scripts in the head read are in head-texts.ts.
 */
import { parseFavourites } from "#features/catalogue/favourites/favourites.ts";
import { parseFoundDapps, type FoundDapp } from "#features/catalogue/stored/found-dapps.ts";
import { parseRecentSearches } from "#features/catalogue/stored/recent-searches.ts";
import {
  parseNetworks,
  parseStandards,
  type ListedNetwork,
  type StandardKeys,
} from "#features/catalogue/stored/reference-lists.ts";
import { DRAFT_VERSION, parseDraft, type Draft } from "#features/submissions/draft.ts";
import { parseReceipts, type StoredReceipt } from "#features/submissions/stored-receipts.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { DeskLanguage, Language } from "#i18n/languages.ts";
import { copyOf, type Loaded } from "./fallback-copy.ts";
import type { StorageKey } from "./storage-area.ts";
import type { Stored } from "./stored-value.ts";

/** The ids of the DApps that a reader has marked. */
export const FAVOURITES: Stored<readonly string[]> = {
  key: "favourites" as StorageKey,
  version: 1,
  parse: parseFavourites,
  initial: [],
};

/** The favourites as last loaded, per language. Version 3 named the id `hid`. */
export const favouriteDapps = (language: Language): Stored<Loaded<readonly FoundDapp[]>> => ({
  key: `favourite-dapps-${language}` as StorageKey,
  version: 4,
  ...copyOf<readonly FoundDapp[]>(parseFoundDapps, []),
});

export const RECENT_SEARCHES: Stored<readonly string[]> = {
  key: "recent-searches" as StorageKey,
  version: 1,
  parse: parseRecentSearches,
  initial: [],
};

/** The version of the risk statement that the reader accepted permanently. */
export const RISK_CONSENT: Stored<string> = {
  key: "risk-consent" as StorageKey,
  version: 1,
  parse: (data) => (typeof data === "string" ? data : undefined),
  initial: "",
};

/** Version 1 was written in two shapes. */
export const NETWORKS: Stored<Loaded<readonly ListedNetwork[]>> = {
  key: "networks" as StorageKey,
  version: 2,
  ...copyOf<readonly ListedNetwork[]>(parseNetworks, []),
};

/** Version 1 was written in two shapes. */
export const TOKEN_STANDARDS: Stored<Loaded<StandardKeys>> = {
  key: "token-standards" as StorageKey,
  version: 2,
  ...copyOf<StandardKeys>(parseStandards, {}),
};

/** The receipts that this browser has opened. */
export const RECEIPTS: Stored<readonly StoredReceipt[]> = {
  key: "my-submissions" as StorageKey,
  version: 1,
  parse: parseReceipts,
  initial: [],
};

const draftOf = (kind: SubmissionKind): Stored<Draft | null> => ({
  key: `draft-${kind}` as StorageKey,
  version: DRAFT_VERSION,
  parse: parseDraft,
  initial: null,
});

/** One draft per form. */
export const DRAFTS: Readonly<Record<SubmissionKind, Stored<Draft | null>>> = {
  dapp: draftOf("dapp"),
  token: draftOf("token"),
  nft: draftOf("nft"),
};

/** The language that an operator chose for the desk. */
export const DESK_LANGUAGE: Stored<DeskLanguage | null> = {
  key: "desk-language" as StorageKey,
  version: 1,
  parse: (data) => (data === "en" || data === "zh" ? data : undefined),
  initial: null,
};
