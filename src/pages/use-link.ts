import { useLanguage } from "#i18n/language.tsx";
import { useHostVariant } from "#shell/navigation/host-variant-context.tsx";
import { resolveLink } from "#shell/navigation/resolve-link.ts";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";

/** The properties of a button-like link to a target of the navigation data; tools are told the theme on the click. */
export function useLink(target: string) {
  const { href, kind } = resolveLink(target, { language: useLanguage(), variant: useHostVariant() });
  if (kind === "page") return { href };
  return {
    href,
    target: "_blank",
    rel: "noopener",
    "aria-describedby": NEW_TAB_HINT_ID,
    ...(kind === "tool" ? { "data-tool": "" } : {}),
  };
}
