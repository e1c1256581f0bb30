/** The brand's colours with their contrast, computed from their values. */
import { palette } from "#brand/brand.ts";
import { channelsOf, contrastOf } from "#lib/contrast.ts";

/** WCAG 2 AA, for text, and for large text and shapes. */
const TEXT = 4.5;
const LARGE = 3;

/** What the colour may be used for on a background. */
export type Use = "text" | "large" | "decoration";

export const useAt = (contrast: number): Use =>
  contrast >= TEXT ? "text" : contrast >= LARGE ? "large" : "decoration";

const colours = [...palette.primary, ...palette.accents];
const hexOf = (name: string): string => colours.find((colour) => colour.name === name)?.hex ?? "";

/** Each colour is judged on the page's background or on ink. */
const GROUNDS = ["foam", "ink"] as const;

const withNotes = ({ name, hex }: { readonly name: string; readonly hex: string }) => ({
  name,
  hex,
  rgb: channelsOf(hex).join(", "),
  notes: GROUNDS.filter((ground) => ground !== name).map((ground) => {
    const contrast = contrastOf(hex, hexOf(ground));
    return { ground, contrast, use: useAt(contrast) };
  }),
});

export const SWATCHES = {
  primary: palette.primary.map(withNotes),
  accents: palette.accents.map(withNotes),
} as const;

export type Swatch = (typeof SWATCHES)["primary"][number];
