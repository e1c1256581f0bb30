/**
 * Writes build/content, which everything imports as `#content/…`: the files of content/ with the brand's names filled
 * in, the brand itself, and the messages. A brand replaces a file of content/ by one of the same path in
 * `brand/<id>/content`, and single messages by `brand/<id>/messages/<language>/<namespace>.json`. What its switches turn
 * off is left out (left-out.ts).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { chosenBrand, LaunchError } from "#tools/launch.mjs";
import { compileMessages } from "#tools/messages/compile.ts";
import { brandFolder, compileBrand, readBrandNames } from "./brand.ts";
import { fillBrand } from "./fill.ts";
import { leaveOutRows, partsLeftOut } from "./left-out.ts";
import { replaceMessages } from "./replace-messages.ts";

const FILLED = new Set([".json", ".md"]);
/** Read from content/ itself, because nothing in them changes. */
const LEFT_OUT = /^(?:fonts\/|without\/|(?:seed\/README|messages\/STYLE)\.md$)/;
const MESSAGES = /^messages\/(?:[\w-]+)\/\w+\.json$/;

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"))
        .filter((path) => !LEFT_OUT.test(path))
    : [];

/** Unchanged files keep their time, so that a watcher sees only what has changed. */
function writeChanged(file: string, content: Buffer | string): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** A file under a wrong language or name would replace nothing, without a word. */
function refuseUnknownMessages(own: string, sources: ReadonlyMap<string, string>): void {
  const unknown = filesBelow(join(own, "messages")).filter((path) => !sources.has(`messages/${path}`));
  if (unknown.length > 0)
    throw new LaunchError(`${join(own, "messages")} has ${unknown.join(", ")}, which content/messages has not.`);
}

/** Compiles for the brand that `BRAND` names. */
export async function compileContent(root: string, id: string = chosenBrand(root)): Promise<void> {
  const names = readBrandNames(root, id);
  const target = join(root, "build/content");
  const own = brandFolder(root, id);
  const sources = new Map(filesBelow(join(root, "content")).map((path) => [path, join(root, "content", path)]));
  for (const path of filesBelow(join(own, "content"))) sources.set(path, join(own, "content", path));
  refuseUnknownMessages(own, sources);
  const { switches } = names;
  const without = partsLeftOut(switches).map((part) => join(root, "content/without", part));
  const compiled = (path: string, file: string): Buffer | string => {
    if (!FILLED.has(extname(path))) return readFileSync(file);
    const text = MESSAGES.test(path)
      ? replaceMessages(file, [...without, own].map((folder) => join(folder, path)))
      : readFileSync(file, "utf8");
    return fillBrand(extname(path) === ".json" ? leaveOutRows(text, switches) : text, names);
  };
  const written = new Map([...sources].map(([path, file]) => [path, compiled(path, file)]));
  for (const [name, text] of await compileBrand(root, names)) written.set(`brand/${name}`, text);
  for (const [path, content] of written) writeChanged(join(target, path), content);
  for (const path of filesBelow(target)) if (!written.has(path)) rmSync(join(target, path));
  compileMessages(root);
}
