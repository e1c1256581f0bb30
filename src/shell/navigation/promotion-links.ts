/** Banners, activities and ads as links. Only web addresses are allowed (§3); an internal one keeps the language. */
import type { Language } from "#i18n/languages.ts";
import { inLanguage } from "#i18n/paths.ts";
import { isOwnHost } from "#shell/channels/own-hosts.ts";
import { resolveLink } from "./resolve-link.ts";

interface Promotion {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  readonly url: string;
  readonly endsAt: Date | null;
}

export interface PromotionLink extends Omit<Promotion, "url"> {
  readonly href: string;
  readonly isElsewhere: boolean;
}

export const promotionLinks = (promotions: readonly Promotion[], language: Language): PromotionLink[] =>
  promotions.flatMap(({ id, title, image, url, endsAt }) => {
    const target = targetOf(url, language);
    return target ? [{ id, title, image, endsAt, ...target }] : [];
  });

/** Returns null if the text is not a web address. */
export function targetOf(
  url: string,
  language: Language,
): Pick<PromotionLink, "href" | "isElsewhere"> | null {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return null;
  const { host, pathname, search, hash, href } = new URL(url);
  if (!isOwnHost(host)) return elsewhere(href, language);
  return { href: inLanguage(pathname, language) + search + hash, isElsewhere: false };
}

function elsewhere(address: string, language: Language): Pick<PromotionLink, "href" | "isElsewhere"> {
  if (!address.startsWith("https:")) return { href: address, isElsewhere: true };
  // A whole address does not depend on the host variant.
  const { href, kind } = resolveLink(address, { language, variant: "pro" });
  return { href, isElsewhere: kind !== "page" };
}
