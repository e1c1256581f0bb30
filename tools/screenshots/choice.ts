/** Reads the arguments of `npm run screenshots` and names the files. */
import { parseArgs } from "node:util";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { LaunchError } from "#tools/launch.mjs";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [360, 820, 1440] as const;

export interface Choice {
  readonly folder: string;
  readonly languages: readonly Language[];
  /** Paths without the language; the home page is the empty path. */
  readonly pages: readonly string[];
  readonly themes: readonly (typeof THEMES)[number][];
  readonly widths: readonly number[];
}

export interface Picture {
  readonly language: Language;
  readonly page: string;
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
}

export function readChoice(args: readonly string[], allPages: readonly string[]): Choice {
  const { values, positionals } = parse(args);
  return {
    folder: positionals[0] ?? "build/screenshots",
    languages: some("language", LANGUAGES, values.languages),
    pages: values.pages?.split(",").map((page) => page.replace(/^\/?/, "/").replace(/\/$/, "")) ?? allPages,
    themes: some("theme", THEMES, values.themes),
    widths: values.widths?.split(",").map(readWidth) ?? WIDTHS,
  };
}

function parse(args: readonly string[]) {
  const option = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { languages: option, pages: option, themes: option, widths: option },
    });
  } catch (error) {
    throw new LaunchError(error instanceof Error ? error.message : String(error));
  }
}

function some<Item extends string>(noun: string, all: readonly Item[], given?: string): readonly Item[] {
  return (
    given?.split(",").map((word) => {
      const found = all.find((item) => item === word);
      if (!found) throw new LaunchError(`No ${noun} "${word}": there are ${all.join(", ")}.`);
      return found;
    }) ?? all
  );
}

function readWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 200 || width > 4_000)
    throw new LaunchError(`No width "${text}": name one from 200 to 4000 pixels.`);
  return width;
}

/** Names the file by its content: "zh/download-app-360-dark.png". */
export function fileNameOf({ language, page, theme, width }: Picture): string {
  const words = page
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");
  return `${language}/${words.join("-") || "home"}-${width}-${theme}.png`;
}
