import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";

/** The props of a link to a resolved address: external links open a new tab. */
export const newTabProps = (href: string) =>
  href.startsWith("/")
    ? { href }
    : { href, target: "_blank", rel: "noopener", "aria-describedby": NEW_TAB_HINT_ID };
