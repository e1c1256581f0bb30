/** DApps as the JSON API tells of them, as far as the store's script shows them. */
export interface FoundDapp {
  readonly hid: number;
  readonly title: string;
  readonly desc: string;
  readonly icon_url: string;
  readonly category_ids: readonly number[];
  readonly chains: readonly string[];
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** §3: only those whose address contains http. The list may come from storage, so nothing is taken on trust. */
export function readFoundDapps(data: unknown): FoundDapp[] | undefined {
  return Array.isArray(data) ? data.filter(isFound) : undefined;
}

function isFound(value: unknown): value is FoundDapp {
  const { hid, url, title, desc, icon_url, category_ids, chains } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof hid === "number" &&
    [url, title, desc, icon_url].every((text) => typeof text === "string") &&
    String(url).includes("http") &&
    isNumbers(category_ids) &&
    isTexts(chains)
  );
}
