/** A link to a target of the navigation data (see resolve-link.ts). */
import type { ReactNode } from "react";
import { useLanguage } from "#i18n/language.tsx";
import { useHostVariant } from "./host-variant-context.tsx";
import { resolveLink } from "./resolve-link.ts";

interface ShellLinkProps {
  target: string;
  className?: string | undefined;
  children: ReactNode;
  "aria-label"?: string;
}

/** The id of the header's hidden sentence that says a link opens another site. */
export const NEW_TAB_HINT_ID = "new-tab-hint";

export function ShellLink({ target, ...rest }: ShellLinkProps) {
  const { href, kind } = resolveLink(target, { language: useLanguage(), variant: useHostVariant() });
  if (kind === "page" || kind === "file" || href.startsWith("mailto:")) return <a href={href} {...rest} />;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      data-tool={kind === "tool" ? "" : undefined}
      aria-describedby={NEW_TAB_HINT_ID}
      {...rest}
    />
  );
}
