/** The searches of this browser, newest first; they are not sent anywhere. */
import { MAX_KEY_LENGTH } from "#features/catalogue/model.ts";

const MAX_RECENT = 8;

export function parseRecentSearches(data: unknown): readonly string[] | undefined {
  if (!Array.isArray(data)) return undefined;
  return data
    .filter((one): one is string => typeof one === "string" && one !== "" && one.length <= MAX_KEY_LENGTH)
    .slice(0, MAX_RECENT);
}

/** A repeated search moves to the front, ignoring case. */
export function addSearch(recent: readonly string[], typed: string): readonly string[] {
  const key = typed.trim().slice(0, MAX_KEY_LENGTH);
  if (key === "") return recent;
  const others = recent.filter((one) => one.toLowerCase() !== key.toLowerCase());
  return [key, ...others].slice(0, MAX_RECENT);
}
