/** §3: the networks and token standards that a browser stores from the JSON API. */

export interface ListedNetwork {
  readonly key: string;
  readonly title: string;
}

/** The keys of each namespace's standards. */
export type StandardKeys = Readonly<Record<string, readonly string[]>>;

const isListed = (value: unknown): value is ListedNetwork => {
  const { key, title } = (value ?? {}) as Record<string, unknown>;
  return typeof key === "string" && typeof title === "string";
};

const isText = (value: unknown): value is string => typeof value === "string";

/** Undefined if it is not a list. */
export const parseNetworks = (data: unknown): readonly ListedNetwork[] | undefined =>
  Array.isArray(data) ? data.filter(isListed) : undefined;

export function parseStandards(data: unknown): StandardKeys | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  return Object.fromEntries(
    Object.entries(data).map(([namespace, keys]) => [
      namespace,
      Array.isArray(keys) ? keys.filter(isText) : [],
    ]),
  );
}
