/** Measures how much JavaScript a page loads before the first interaction, from the built files. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The most bytes of JavaScript that a page may load, compressed. */
export const MAX_SCRIPT_BYTES = 105_000;

/** The most for a page that is only read. */
export const MAX_DOCUMENT_BYTES = 8_500;

/** The most for the store once it is hydrated. */
export const MAX_STORE_BYTES = 95_000;

export interface PageWeight {
  /** The island of the page, or null for the shell alone. */
  readonly part: string | null;
  readonly files: number;
  readonly bytes: number;
}

/** Matches no `import(…)`, because the browser fetches that later. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["`]\.\/([^"`]+\.js)["`]/g;
/** The table of src/pages/islands/registry.ts in the built scripts. */
const PART = /["`]?([\w-]+)["`]?:\(\)=>\w+\(\(\)=>import\(["`]\.\/([^"`]+\.js)["`]\)/g;
/** The first is fetched on pages with an island, the second when one is hydrated. */
const STARTING = /import\(["`]\.\/(start-islands-[^"`]+\.js)["`]\)/;
const HYDRATING = /import\(["`]\.\/(hydrate-island-[^"`]+\.js)["`]\)/;

/** The built scripts by file name. */
class Scripts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  code(name: string): string {
    return readFileSync(join(this.#folder, name), "utf8");
  }

  /** Returns these files and everything they import statically. */
  reachedFrom(names: readonly string[], reached = new Set<string>()): Set<string> {
    for (const name of names) {
      if (reached.has(name)) continue;
      reached.add(name);
      const imported = Array.from(this.code(name).matchAll(STATIC_IMPORT), ([, file = ""]) => file);
      this.reachedFrom(imported, reached);
    }
    return reached;
  }

  /** The size as served; small files have no compressed copy. */
  bytes(name: string): number {
    const path = join(this.#folder, name);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
}

/** The entry script and the table of islands in it. */
class Entry {
  readonly scripts: Scripts;
  readonly name: string;
  /** The code of the entry and of all its static imports. */
  readonly code: string;
  /** The file that starts islands, and its code. */
  readonly #starter: string;
  readonly islands: string;

  constructor(build: string) {
    const folder = join(build, "client/assets");
    const name = readdirSync(folder).find((file) => /^entry\.client-.*\.js$/.test(file));
    if (name === undefined) throw new Error("There is no entry in build/client: run `npm run build` first.");
    this.scripts = new Scripts(folder);
    this.name = name;
    this.code = Array.from(this.scripts.reachedFrom([name]), (file) => this.scripts.code(file)).join("\n");
    this.#starter = STARTING.exec(this.code)?.[1] ?? "";
    this.islands = this.scripts.code(this.#starter);
  }

  /** Returns the islands with the file of each. */
  parts(): Map<string, string> {
    const tables = this.code + this.islands;
    return new Map(Array.from(tables.matchAll(PART), ([, part = "", file = ""]) => [part, file]));
  }

  #isIsland(file: string): boolean {
    return this.islands.includes(file);
  }

  /** Returns the names of all files that a page with this island loads. */
  reachedWith(file: string | null): Set<string> {
    if (file === null) return this.scripts.reachedFrom([this.name]);
    const hydrating = HYDRATING.exec(this.islands)?.[1] ?? "";
    const ofIslands = this.#isIsland(file) ? [this.#starter, hydrating] : [];
    return this.scripts.reachedFrom([this.name, ...ofIslands, file]);
  }
}

/** Returns the scripts of a page with the named island. */
export function scriptsOf(build: string, part: string): string[] {
  const entry = new Entry(build);
  const file = entry.parts().get(part);
  if (file === undefined) throw new Error(`There is no part ${part} in the built entry.`);
  return [...entry.reachedWith(file)];
}

/** Returns the scripts that load after those of every page. */
export function laterScriptsOf(build: string, part: string): string[] {
  const first = new Entry(build).reachedWith(null);
  return scriptsOf(build, part).filter((name) => !first.has(name));
}

export function pageWeights(build: string): PageWeight[] {
  const entry = new Entry(build);
  const weigh = (part: string | null, file: string | null): PageWeight => {
    const loaded = [...entry.reachedWith(file)];
    return {
      part,
      files: loaded.length,
      bytes: loaded.reduce((sum, name) => sum + entry.scripts.bytes(name), 0),
    };
  };
  return [weigh(null, null), ...Array.from(entry.parts(), ([part, file]) => weigh(part, file))];
}
