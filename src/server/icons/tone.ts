/** Colours for drawings that are served as files, read from the design tokens in the brand's colours. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "#server/foundation.ts";

export type Tones = (name: string) => string;

/** Returns the value of a token in one theme. */
export function loadTones(theme: "light" | "dark" = "light"): Tones {
  const css = readFileSync(join(PROJECT_FOLDER, "build/content/brand/tokens.css"), "utf8");
  const values = new Map<string, string>();
  for (const line of css.split("\n")) {
    const [, name, value] = /^\s*(--[\w-]+):\s*(#[\da-f]{6})/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    // The light theme comes first; the dark one overrides what differs.
    if (theme === "dark" || !values.has(name)) values.set(name, value);
  }
  return (name) => values.get(name) ?? "currentColor";
}
