/** What was searched for in this browser, the newest first; it goes nowhere else. */
import { MAX_KEY_LENGTH } from "#features/catalogue/model.ts";

export const RECENT_SEARCHES = {
  key: "recent-searches",
  version: 1,
  initial: [] as readonly string[],
  parse: readRecent,
} as const;

const MAX_RECENT = 8;

function readRecent(data: unknown): readonly string[] | undefined {
  if (!Array.isArray(data)) return undefined;
  return data
    .filter((one): one is string => typeof one === "string" && one !== "" && one.length <= MAX_KEY_LENGTH)
    .slice(0, MAX_RECENT);
}

/** A search that is made again comes to the front, however it was spelt. */
export function addSearch(recent: readonly string[], typed: string): readonly string[] {
  const key = typed.trim().slice(0, MAX_KEY_LENGTH);
  if (key === "") return recent;
  const others = recent.filter((one) => one.toLowerCase() !== key.toLowerCase());
  return [key, ...others].slice(0, MAX_RECENT);
}
