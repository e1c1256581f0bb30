import type { Config } from "#server/config.ts";

export type CacheSettings = Pick<Config, "CDN" | "CDN_PURGE">;

/** While the data is read again after a change, pages may still show the old one. */
export interface Refreshing {
  running: number;
}

const FIVE_MINUTES = "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=600";
const ONE_SECOND = "public, max-age=0, s-maxage=1, stale-if-error=600";
const NOWHERE = "public, max-age=0, must-revalidate";

export const hasPurge = ({ CDN, CDN_PURGE }: CacheSettings): boolean =>
  CDN === "on" && CDN_PURGE !== undefined;

/**
 * How long others may keep a public page. Browsers ask each time. With `CDN=on` a cache in front of the site answers for
 * a second by itself, so a crowd costs the site one request per page and second, and a change is seen within two
 * seconds. A cache that is told what changed may keep pages longer. While the site is away it may answer for ten minutes.
 */
export const publicCache = (settings: CacheSettings, { running }: Refreshing): string => {
  if (settings.CDN === "off") return NOWHERE;
  return hasPurge(settings) && running === 0 ? FIVE_MINUTES : ONE_SECOND;
};
