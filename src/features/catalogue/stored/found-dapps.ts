/** DApps from the JSON API, as the browser shows and stores them. */

export interface FoundDapp {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly iconPath: string;
  readonly categoryIds: readonly number[];
  /** Network keys. */
  readonly networks: readonly string[];
  /** Names of networks that are not in our list. */
  readonly otherNetworks: readonly string[];
  /** The firms that audited it. */
  readonly audits: readonly string[];
  /** A time as ISO 8601 writes it. */
  readonly listedAt: string;
}

/** A token or NFT collection from the JSON API. */
export interface FoundListing {
  readonly kind: "token" | "nft";
  /** The path of its page, without the language. */
  readonly path: string;
  readonly name: string;
  readonly iconPath: string;
}

/** A website of no listed DApp, and the most similar ones. */
export interface UnknownWebsite {
  readonly host: string;
  readonly isLookAlike: boolean;
  readonly nearest: readonly (FoundDapp & { readonly host: string })[];
}

const isList = (value: unknown, type: "number" | "string"): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === type);

function isFound(value: unknown): value is FoundDapp {
  const { id, url, title, description, iconPath, listedAt, categoryIds, ...lists } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    typeof id === "number" &&
    [url, title, description, iconPath, listedAt].every((text) => typeof text === "string") &&
    isList(categoryIds, "number") &&
    [lists["networks"], lists["otherNetworks"], lists["audits"]].every((list) => isList(list, "string"))
  );
}

/** Validates the stored copy; drops incomplete ones. Undefined if it is not a list. */
export const parseFoundDapps = (data: unknown): FoundDapp[] | undefined =>
  Array.isArray(data) ? data.filter(isFound) : undefined;
