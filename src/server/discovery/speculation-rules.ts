/**
 * The links that a browser may prefetch or prerender (Speculation Rules). A header announces them instead of an inline
 * script, so that the content security policy needs no other hash.
 */
import { LANGUAGES } from "#i18n/languages.ts";
import { TOOL } from "#shell/navigation/link-attributes.ts";
import { OFFERED_PATHS } from "#shell/navigation/offer.ts";
import { factsOf } from "#shell/navigation/page-table.ts";

export const SPECULATION_RULES_PATH = "/speculation-rules.json";

export const SPECULATION_RULES_TYPE = "application/speculationrules+json";

/** The public pages of the table in every language. API calls, files, feeds and other sites do not match. */
const PUBLIC_PAGES = OFFERED_PATHS.filter((path) => !factsOf(path).isPersonal).map(
  (path) => `/:lang(${LANGUAGES.join("|")})${path === "/" ? "" : path}`,
);

/** Such an address stores the theme that it names. */
const WITH_THEME = "/*\\?*theme=*";

/** Links that leave the site, and those that a script handles in the page. */
const OTHER_LINKS = [
  "[rel~=nofollow]",
  "[rel~=external]",
  "[download]",
  "[target=_blank]",
  `[${TOOL}]`,
  "[data-island] :is([href*='/dappstore?'], [href$='/dappstore'], [href*='/news?'])",
].join(", ");

const rule = {
  where: {
    and: [
      { href_matches: PUBLIC_PAGES },
      { not: { href_matches: WITH_THEME } },
      { not: { selector_matches: OTHER_LINKS } },
    ],
  },
  // A pointer that rests on a link, or a finger that touches it. A browser without prerendering still prefetches.
  eagerness: "moderate",
};

export const speculationRules = { prefetch: [rule], prerender: [rule] };
