/** Colours for drawings that leave the site as files of their own, read from the one place that has them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "#server/foundation.ts";

export type Tones = (name: string) => string;

/** The value of a token as one theme gives it. */
export function loadTones(theme: "light" | "dark" = "light"): Tones {
  const css = readFileSync(join(PROJECT_FOLDER, "src/ui/tokens.css"), "utf8");
  const values = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/(--[\w-]+):\s*(#[\da-f]{6})/g)) {
    // The light theme comes first; the dark one has a value of its own for what differs.
    if (theme === "dark" || !values.has(name)) values.set(name, value);
  }
  return (name) => values.get(name) ?? "currentColor";
}
