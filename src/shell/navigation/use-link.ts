import { useLanguage } from "#i18n/language.tsx";
import { useHostVariant } from "./host-variant-context.tsx";
import { TOOL } from "./link-attributes.ts";
import { resolveLink } from "./resolve-link.ts";
import { NEW_TAB_HINT_ID } from "./shell-link.tsx";

/** The props of a button-like link to a navigation target; links to tools get the theme on click. */
export function useLink(target: string) {
  const { href, kind } = resolveLink(target, { language: useLanguage(), variant: useHostVariant() });
  if (kind === "page") return { href };
  return {
    href,
    target: "_blank",
    rel: "noopener",
    "aria-describedby": NEW_TAB_HINT_ID,
    ...(kind === "tool" ? { [TOOL]: "" } : {}),
  };
}
