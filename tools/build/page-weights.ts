/** How much JavaScript a page loads before anything is pressed, read from the built files. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The most that a page may load, as it leaves the server. */
export const MAX_SCRIPT_BYTES = 105_000;

/** The most that the script of every page may weigh; React alone is more. */
export const MAX_ENTRY_BYTES = 25_000;

export interface PageWeight {
  /** What the page holds beside the shell: the name of an island or enhancement, or nothing. */
  readonly part: string | null;
  readonly files: number;
  readonly bytes: number;
}

/** `import(…)` is none: what it names is fetched later. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["`]\.\/([^"`]+\.js)["`]/g;
/** The tables of src/pages/enhancements.ts, as they stand in the built entry. */
const PART = /["`]?([\w-]+)["`]?:\(\)=>\w+\(\(\)=>import\(["`]\.\/([^"`]+\.js)["`]\)/g;
/** Fetched beside every island. */
const WAKING = /import\(["`]\.\/(wake-island-[^"`]+\.js)["`]\)/;
const REACT = /^libraries-/;

/** The built scripts, by the names of their files. */
class Scripts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  code(name: string): string {
    return readFileSync(join(this.#folder, name), "utf8");
  }

  /** These files and all that they import from the start. */
  reachedFrom(names: readonly string[], reached = new Set<string>()): Set<string> {
    for (const name of names) {
      if (reached.has(name)) continue;
      reached.add(name);
      const imported = Array.from(this.code(name).matchAll(STATIC_IMPORT), ([, file = ""]) => file);
      this.reachedFrom(imported, reached);
    }
    return reached;
  }

  /** As it is served: small files have no compressed copy. */
  bytes(name: string): number {
    const path = join(this.#folder, name);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
}

/** What the browser is given first, and the tables of parts in it. */
class Entry {
  readonly scripts: Scripts;
  readonly name: string;
  /** With all that comes along. */
  readonly code: string;

  constructor(build: string) {
    const folder = join(build, "client/assets");
    const name = readdirSync(folder).find((file) => /^entry\.client-.*\.js$/.test(file));
    if (name === undefined) throw new Error("There is no entry in build/client: run `npm run build` first.");
    this.scripts = new Scripts(folder);
    this.name = name;
    this.code = Array.from(this.scripts.reachedFrom([name]), (file) => this.scripts.code(file)).join("\n");
  }

  /** The parts with the file of each. */
  parts(): Map<string, string> {
    return new Map(Array.from(this.code.matchAll(PART), ([, part = "", file = ""]) => [part, file]));
  }

  /** The names of all files that a page with this part loads. */
  reachedWith(file: string | null): Set<string> {
    const loaded = this.scripts.reachedFrom(file === null ? [this.name] : [this.name, file]);
    const waking = WAKING.exec(this.code)?.[1] ?? "";
    if ([...loaded].some((name) => REACT.test(name))) this.scripts.reachedFrom([waking], loaded);
    return loaded;
  }
}

/** The scripts of a page that holds the named part. */
export function scriptsOf(build: string, part: string): string[] {
  const entry = new Entry(build);
  const file = entry.parts().get(part);
  if (file === undefined) throw new Error(`There is no part ${part} in the built entry.`);
  return [...entry.reachedWith(file)];
}

/** Those of them that come after the script of every page. */
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
