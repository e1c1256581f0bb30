/** Banners, activities and ads as links. Only web addresses are kept (§3); one of our own stays in the language. */
import brand from "#content/brand/brand.json" with { type: "json" };
import type { Language } from "#i18n/languages.ts";
import { inLanguage } from "#i18n/paths.ts";

interface Promotion {
  readonly hid: number;
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
  promotions.flatMap(({ hid, title, image, url, endsAt }) => {
    const target = targetOf(url, language);
    return target ? [{ hid, title, image, endsAt, ...target }] : [];
  });

function targetOf(url: string, language: Language): Pick<PromotionLink, "href" | "isElsewhere"> | null {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return null;
  const { host, pathname, search, hash, href } = new URL(url);
  if (host !== brand.officialHost) return { href, isElsewhere: true };
  return { href: inLanguage(pathname, language) + search + hash, isElsewhere: false };
}
