/** The pairs of tokens that are read on each other, with the contrast that WCAG 2 AA asks for. */
import { contrastOf } from "#lib/contrast.ts";

const TEXT = 4.5;
const SHAPE = 3;

const PAIRS: readonly (readonly [over: string, under: string, needs: number])[] = [
  ["text-1", "surface-0", TEXT],
  ["text-2", "surface-0", TEXT],
  ["text-2", "surface-2", TEXT],
  ["text-3", "surface-0", TEXT],
  ["text-3", "surface-1", TEXT],
  ["text-3", "surface-2", TEXT],
  ["accent", "surface-0", TEXT],
  ["accent", "surface-1", TEXT],
  ["accent", "surface-2", TEXT],
  ["accent", "accent-soft", TEXT],
  ["text-on-action", "action", TEXT],
  ["text-on-action", "action-hover", TEXT],
  ["positive", "positive-soft", TEXT],
  ["warning", "warning-soft", TEXT],
  ["danger", "surface-1", TEXT],
  ["danger", "danger-soft", TEXT],
  ["text-1", "warning-soft", TEXT],
  ["text-1", "danger-soft", TEXT],
  ["text-on-pool", "surface-pool", TEXT],
  ["text-on-pool-2", "surface-pool", TEXT],
  ["text-on-pool-2", "surface-pool-2", TEXT],
  ["text-on-highlight", "highlight", TEXT],
  ["line-control", "surface-0", SHAPE],
  ["line-control", "surface-1", SHAPE],
  ["focus", "surface-0", SHAPE],
  ["focus", "surface-1", SHAPE],
  ["highlight", "surface-0", SHAPE],
];

/** The tokens that a rule of the style sheet defines, by name. */
export function tokensOf(css: string, selector: string): Map<string, string> {
  const block = /\{([^}]*)\}/.exec(css.slice(css.indexOf(selector)))?.[1] ?? "";
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** One sentence for each pair that is too weak in a theme. */
export function weakPairs(css: string): string[] {
  return ["light", "dark"].flatMap((theme) => {
    const tokens = tokensOf(css, `[data-theme="${theme}"]`);
    return PAIRS.flatMap(([over, under, needs]) => {
      const contrast = contrastOf(tokens.get(over) ?? "", tokens.get(under) ?? "");
      if (contrast >= needs) return [];
      return `--${over} on --${under} has a contrast of ${contrast.toFixed(2)} in the ${theme} theme and needs ${needs}`;
    });
  });
}
