/** The DApps a reader has marked, stored in this browser only: ids as text, newest first. */

/** As many as one API call returns. */
export const MAX_FAVOURITES = 200;

const ID = /^[1-9]\d{0,9}$/;

export function parseFavourites(data: unknown): readonly string[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const ids = data.filter((one): one is string => typeof one === "string" && ID.test(one));
  return [...new Set(ids)].slice(0, MAX_FAVOURITES);
}

/** Adds or removes a DApp. Beyond the maximum the oldest is removed. */
export const toggleFavourite = (favourites: readonly string[], id: string): readonly string[] =>
  favourites.includes(id)
    ? favourites.filter((one) => one !== id)
    : [id, ...favourites].slice(0, MAX_FAVOURITES);
