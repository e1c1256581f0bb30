/**
 * Writes what islands need beside the page: the list of their scripts, for early fetching, and their texts as files.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { pickMessages, type MessageTree } from "#i18n/message-tree.ts";
import { ISLAND_MESSAGES } from "#pages/islands/messages.ts";
import { ISLANDS, type IslandName } from "#pages/islands/registry.ts";
import type { IslandMessages } from "#shell/islands/island-data.ts";
import type { IslandFiles } from "#shell/islands/server-islands.ts";
import { laterScriptsOf } from "./page-weights.ts";

const NAMES = Object.keys(ISLANDS) as IslandName[];

/** Call it after the messages are compiled and the pages are built. */
export function writeIslandFiles(root: string): void {
  const build = join(root, "build");
  mkdirSync(join(build, "client/assets/messages"), { recursive: true });
  const scriptsOf = (name: IslandName): string[] =>
    laterScriptsOf(build, name).map((file) => `/assets/${file}`);
  const files: IslandFiles = {
    scripts: Object.fromEntries(NAMES.map((name) => [name, scriptsOf(name)])),
    messages: writeMessages(build),
  };
  writeFileSync(join(build, "server/island-files.json"), JSON.stringify(files));
}

function writeMessages(build: string): IslandFiles["messages"] {
  const paths = NAMES.map((name) => [name, {} as Record<Language, string>] as const);
  for (const language of LANGUAGES) {
    const all = JSON.parse(readFileSync(join(build, `messages/${language}.json`), "utf8")) as MessageTree;
    for (const [name, pathsOf] of paths) {
      const texts: IslandMessages = { language, messages: pickMessages(all, ISLAND_MESSAGES[name]) };
      const json = JSON.stringify(texts);
      const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
      pathsOf[language] = `/assets/messages/${name}-${language}-${hash}.json`;
      writeFileSync(join(build, "client", pathsOf[language]), json);
    }
  }
  return Object.fromEntries(paths);
}
