/** A link to a target of the navigation data (see resolve-link.ts). */
import type { ReactNode } from "react";
import { useLanguage } from "#i18n/language.tsx";
import { usePagePlace } from "#shell/kept/page-place.ts";
import { useHostVariant } from "./host-variant-context.tsx";
import { TOOL } from "./link-attributes.ts";
import { resolveLink } from "./resolve-link.ts";

interface ShellLinkProps {
  target: string;
  className?: string | undefined;
  children: ReactNode;
  "aria-label"?: string;
}

/** The id of the header's hidden hint that a link opens another site. */
export const NEW_TAB_HINT_ID = "new-tab-hint";

export function ShellLink({ target, ...rest }: ShellLinkProps) {
  const { href, kind } = resolveLink(target, { language: useLanguage(), variant: useHostVariant() });
  const { currentMark } = usePagePlace();
  if (kind === "page") {
    return <a href={href} aria-current={currentMark(href.split("?", 1)[0] ?? "")} {...rest} />;
  }
  if (kind === "file" || href.startsWith("mailto:")) return <a href={href} {...rest} />;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      {...{ [TOOL]: kind === "tool" ? "" : undefined }}
      aria-describedby={NEW_TAB_HINT_ID}
      {...rest}
    />
  );
}
