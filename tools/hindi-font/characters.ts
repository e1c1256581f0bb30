import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = [
  "content/messages/hi",
  "content/seed/translations/hi",
  "content/without/store/messages/hi",
  "content/without/programme/messages/hi",
];

/** Returns the Devanagari characters that the Hindi messages, news and DApp lines use, sorted and unique. */
export function devanagariIn(root: string): string {
  const texts = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => readFileSync(join(root, folder, file), "utf8")),
  );
  const used = new Set(texts.join("").match(/[\p{Script=Devanagari}\u0964\u0965]/gu));
  return [...used].toSorted().join("");
}
