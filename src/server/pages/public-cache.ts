import type { Config } from "#server/config.ts";

/**
 * How long others may keep a public page. Browsers ask each time. With `CDN=on` a cache in front of the site answers for
 * a second by itself: a crowd then costs the site one request per page and second, and a change is seen within two seconds.
 * While the site is away it may answer for ten minutes.
 */
export const publicCache = ({ CDN }: Pick<Config, "CDN">): string =>
  CDN === "on" ? "public, max-age=0, s-maxage=1, stale-if-error=600" : "public, max-age=0, must-revalidate";
