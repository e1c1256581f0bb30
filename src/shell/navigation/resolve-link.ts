/** Turns the targets that navigation data and texts name into addresses for this visitor. */
import brand from "#content/brand/brand.json" with { type: "json" };
import ioLinks from "#content/brand/links.io.json" with { type: "json" };
import proLinks from "#content/brand/links.pro.json" with { type: "json" };
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { HostVariant } from "./host-variant.ts";

const TOOL_LINKS: Readonly<Record<HostVariant, Readonly<Record<string, string>>>> = {
  pro: proLinks,
  io: ioLinks,
};

export interface LinkPlace {
  readonly language: Language;
  readonly variant: HostVariant;
}

/**
 * - `page`: a page of ours, in the reader's language
 * - `file`: an address of ours outside the languages (`root:/openapi.json`)
 * - `tool`: a partner tool, told the language here and the theme on the click
 * - `external`: everything else
 */
export type LinkKind = "page" | "file" | "tool" | "external";

export interface ResolvedLink {
  readonly href: string;
  readonly kind: LinkKind;
}

function toolAddress(key: string, { language, variant }: LinkPlace): string {
  const address = TOOL_LINKS[variant][key];
  if (address === undefined) throw new Error(`No link named ${key} for .${variant}`);
  const url = new URL(address);
  url.searchParams.set("lang", language);
  return url.href;
}

/** Targets: `/about`, `root:/docs`, `tool:swap`, `static:help` or a whole address. */
export function resolveLink(target: string, place: LinkPlace): ResolvedLink {
  if (target.startsWith("/")) return { href: localPath(place.language, target), kind: "page" };
  const [scheme = "", rest = ""] = target.split(/:(.*)/s, 2);
  switch (scheme) {
    case "root":
      return { href: rest, kind: "file" };
    case "tool":
      return { href: toolAddress(rest, place), kind: "tool" };
    case "static":
      return { href: `${brand.staticContentHost}/${rest}`, kind: "external" };
    case "https":
    case "mailto":
      return { href: target, kind: "external" };
    default:
      throw new Error(`Not a link target: ${target}`);
  }
}
