/** WCAG 2 contrast between two colours of the form #rrggbb, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export const channelsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The relative luminance of WCAG 2, from 0 to 1. */
export function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Where black and white have the same contrast, 4.58: (1.05 · 0.05)^½ − 0.05. */
const EVEN_LUMINANCE = 0.1791;

/** Whether black is easier to read on this colour than white. The better of the two has at least 4.5. */
export const needsDarkInk = (hex: string): boolean => luminanceOf(hex) > EVEN_LUMINANCE;
