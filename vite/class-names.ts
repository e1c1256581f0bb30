/**
 * Class names: letters for the file, a number for the class in it. A page contains two hundred different ones, and
 * hashes, which do not compress, were a sixteenth of the home page.
 */
import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** No vowels, so that no name is a word: ad blockers hide elements called `ad1`. */
const LETTERS = "bcdfghjklmnpqrstvwxz";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** The names in each file so far. A build requests them in the file's order, so that browser and server agree. */
const namesIn = new Map<string, string[]>(
  globSync("src/**/*.module.css", { cwd: ROOT })
    // The desk has its own build. Its sheets would only take short names from public pages.
    .filter((file) => !file.startsWith(join("src", "desk")))
    .toSorted()
    .map((file) => [file, []]),
);

function lettersFor(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? "";
  return index < LETTERS.length ? last : lettersFor(Math.floor(index / LETTERS.length) - 1) + last;
}

/** `path` is absolute and may have a query. */
export function classNameOf(name: string, path: string): string {
  const file = relative(ROOT, path.replace(/\?.*$/, ""));
  const names = namesIn.get(file) ?? [];
  // A file that was added while the development server runs.
  namesIn.set(file, names);
  if (!names.includes(name)) names.push(name);
  return `${lettersFor([...namesIn.keys()].indexOf(file))}${names.indexOf(name)}`;
}
