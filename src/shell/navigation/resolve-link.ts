/** Resolves the targets in navigation data and texts to addresses for this visitor. */
import { brand, ioLinks, proLinks } from "#brand/brand.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { HostVariant } from "./host-variant.ts";
import { serviceNamed } from "./services.ts";

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
 * - `tool`: a partner tool; the language is added here, the theme on click
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

/** The service of the brand that a target belongs to; null for addresses of other owners. */
function ownService(target: string): string | null {
  const [scheme = "", rest = ""] = target.split(/:(.*)/s, 2);
  if (scheme === "tool" || scheme === "static") return rest;
  if (scheme !== "https" || !URL.canParse(target)) return null;
  const [label = "", ...parent] = new URL(target).hostname.split(".");
  return parent.join(".") === brand.officialHost ? label : null;
}

/** Targets: `/about`, `root:/docs`, `tool:swap`, `static:help` or a whole address. */
export function resolveLink(
  target: string,
  place: LinkPlace,
  isDemonstration: boolean = brand.demonstration,
): ResolvedLink {
  const service = isDemonstration ? ownService(target) : null;
  const link = outwardLink(target, place);
  if (service === null) return link;
  // A demonstration brand has no services, so a page of ours describes what would be there.
  return { href: localPath(place.language, `/demo/${serviceNamed(service)}`), kind: "page" };
}

/** The host of a tool of the brand; null if there is no such tool. */
export function toolHost(key: string, place: LinkPlace): string | null {
  return Object.hasOwn(TOOL_LINKS[place.variant], key) ? new URL(toolAddress(key, place)).host : null;
}

function outwardLink(target: string, place: LinkPlace): ResolvedLink {
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
