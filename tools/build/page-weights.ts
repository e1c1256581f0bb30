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

export function pageWeights(build: string): PageWeight[] {
  const folder = join(build, "client/assets");
  const entry = readdirSync(folder).find((file) => /^entry\.client-.*\.js$/.test(file));
  if (entry === undefined) throw new Error("There is no entry in build/client: run `npm run build` first.");
  const scripts = new Scripts(folder);
  const code = scripts.code(entry);
  const waking = WAKING.exec(code)?.[1] ?? "";

  const weigh = (part: string | null, names: readonly string[]): PageWeight => {
    const loaded = scripts.reachedFrom([entry, ...names]);
    if ([...loaded].some((name) => REACT.test(name))) scripts.reachedFrom([waking], loaded);
    const bytes = [...loaded].reduce((sum, file) => sum + scripts.bytes(file), 0);
    return { part, files: loaded.size, bytes };
  };
  const parts = Array.from(code.matchAll(PART), ([, part = "", file = ""]) => weigh(part, [file]));
  return [weigh(null, []), ...parts];
}
