/**
 * Decides when one website can be mistaken for another: it has the same name with another ending or spelling, or it
 * contains the name among other words.
 */
import { skeletonOf } from "./skeleton.ts";

/** Anybody can register a name below these, so they have no single owner. */
const SHARED_ENDINGS = new Set([
  "azurewebsites.net",
  "blogspot.com",
  "eth.limo",
  "eth.link",
  "firebaseapp.com",
  "fleek.co",
  "gitbook.io",
  "github.io",
  "gitlab.io",
  "glitch.me",
  "herokuapp.com",
  "js.org",
  "netlify.app",
  "notion.site",
  "on-fleek.app",
  "onrender.com",
  "pages.dev",
  "substack.com",
  "surge.sh",
  "vercel.app",
  "web.app",
  "webflow.io",
  "wixsite.com",
  "wordpress.com",
  "workers.dev",
]);

/** `co.uk`, `com.au`: an ending with two labels. */
const DOUBLE_ENDING = /^(?:ac|co|com|edu|gov|net|org)\.[a-z]{2}$/;

/** Returns the part of a host that has an owner: `uniswap.org` for `app.uniswap.org`. */
export function siteOf(host: string): string {
  const labels = host.split(".");
  const ending = labels.slice(-2).join(".");
  const length = SHARED_ENDINGS.has(ending) || DOUBLE_ENDING.test(ending) ? 3 : 2;
  return labels.slice(-length).join(".");
}

/** Returns the name that people read in a host: `uniswap` for `app.uniswap.org`. */
export const siteName = (host: string): string => skeletonOf(siteOf(host).split(".")[0] ?? "");

/** Shorter words occur in too many names. */
const MIN_WORD = 4;
const MIN_INNER_NAME = 7;

/** Returns the names that a host may contain: its words, and the beginnings and ends of its labels. */
export function carriedNames(host: string): Set<string> {
  const labels = host.split(".").slice(0, -1);
  const words = labels.flatMap((label) => label.split(/[-_]/).map(skeletonOf));
  const names = new Set(words.filter((word) => word.length >= MIN_WORD));
  for (const label of labels.map(skeletonOf)) {
    for (let length = MIN_INNER_NAME; length <= label.length; length += 1) {
      names.add(label.slice(0, length)).add(label.slice(-length));
    }
  }
  return names;
}
