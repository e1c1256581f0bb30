// Reads as much CSS as the checks need: the text without comments and strings, its selectors and declarations. Offsets
// stay the same, so that findings have their line.

export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly start: number;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, " ");

export function withoutQuotes(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, blank);
}

/** Returns every class of a style sheet with the offset of its first selector. */
export function classesIn(css: string): Map<string, number> {
  const classes = new Map<string, number>();
  for (const rule of withoutQuotes(css).matchAll(/([^{};]+)\{/g)) {
    const selector = rule[1] ?? "";
    if (/^\s*@(?!scope)/.test(selector)) continue;
    const local = selector.replaceAll(/:global\([^)]*\)/g, blank);
    for (const match of local.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) {
      const name = match[1] ?? "";
      if (!classes.has(name)) classes.set(name, rule.index + match.index);
    }
  }
  return classes;
}

export function declarationsIn(css: string): Declaration[] {
  return [...withoutQuotes(css).matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map((match) => ({
    property: match[1] ?? "",
    value: match[2] ?? "",
    start: match.index,
  }));
}
