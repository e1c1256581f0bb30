import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the Devanagari characters that the Hindi messages use, sorted and unique. */
export function devanagariIn(root: string): string {
  const folder = join(root, "content/messages/hi");
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const used = new Set(texts.join("").match(/[\p{Script=Devanagari}\u0964\u0965]/gu));
  return [...used].toSorted().join("");
}
