import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";

/** The properties of a link that leaves the site, to an address the server has resolved. */
export const elsewhere = (href: string) => ({
  href,
  target: "_blank",
  rel: "noopener",
  "aria-describedby": NEW_TAB_HINT_ID,
});
