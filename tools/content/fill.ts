import type { Switches } from "#brand/schema.ts";

/**
 * The names of the brand in texts and data: `{brand}` and its companions. They are filled once, when the content is
 * compiled, so nothing that runs later knows them. ICU arguments of messages have other names.
 */
export interface BrandNames {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly programme: string;
  readonly officialHost: string;
  readonly token: { readonly symbol: string };
  readonly founded: number;
  readonly switches: Switches;
}

const NAMES: Readonly<Record<string, (brand: BrandNames) => string>> = {
  brand: ({ name }) => name,
  brandId: ({ id }) => id,
  brandShort: ({ short }) => short,
  brandHost: ({ officialHost }) => officialHost,
  brandToken: ({ token }) => token.symbol,
  programme: ({ programme }) => programme,
  founded: ({ founded }) => String(founded),
};

/** The schema of a brand refuses names that would break JSON or Markdown, so a whole file can be filled at once. */
export const fillBrand = (text: string, brand: BrandNames): string =>
  text.replaceAll(/\{(\w+)\}/g, (mark, name: string) => NAMES[name]?.(brand) ?? mark);
