/** The DApps a reader has marked, kept in this browser only: their numbers as text, the newest first. */

/** How they are stored; shell/storage takes it as it is. */
export const FAVOURITES = {
  key: "favourites",
  version: 1,
  initial: [] as readonly string[],
  parse: readFavourites,
} as const;

/** A list that one call of the API still answers. */
export const MAX_FAVOURITES = 200;

const HID = /^[1-9]\d{0,9}$/;

function readFavourites(data: unknown): readonly string[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const hids = data.filter((one): one is string => typeof one === "string" && HID.test(one));
  return [...new Set(hids)].slice(0, MAX_FAVOURITES);
}

/** Marks a DApp, or takes its mark away. Past the bound the oldest mark goes. */
export const toggleFavourite = (favourites: readonly string[], hid: string): readonly string[] =>
  favourites.includes(hid)
    ? favourites.filter((one) => one !== hid)
    : [hid, ...favourites].slice(0, MAX_FAVOURITES);
