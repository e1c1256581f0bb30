/** How much JavaScript a page loads before anything is pressed, read from the built files. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The most that a page of the public site may load, as it leaves the server. */
export const MAX_SCRIPT_BYTES = 105_000;

export interface PageWeight {
  /** The page's address without a language. */
  readonly path: string;
  readonly isInteractive: boolean;
  /** The style guide is for ourselves. */
  readonly isPublic: boolean;
  readonly files: number;
  readonly bytes: number;
}

interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: { readonly handle?: { readonly isInteractive?: boolean } };
}

type Routes = Readonly<Record<string, Route>>;

interface Manifest {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const INTERNAL = new Set(["/styleguide"]);

/** `import(…)` is none: what it names is fetched later. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;
/** React itself, which the entry fetches on interactive pages only. */
const HYDRATION = /\bimport\(["'`]\.\/(hydrate-[\w-]+\.js)["'`]\)/g;

const namesIn = (code: string, pattern: RegExp): string[] =>
  Array.from(code.matchAll(pattern), ([, name = ""]) => name);

/** A built page's scripts, by the names of their files. */
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
      this.reachedFrom(namesIn(this.code(name), STATIC_IMPORT), reached);
    }
    return reached;
  }

  /** As it is served: small files have no compressed copy. */
  bytes(name: string): number {
    const path = join(this.#folder, name);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
}

function readManifest(folder: string): { name: string; manifest: Manifest } {
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("There is no manifest in build/client: run `npm run build` first.");
  const text = readFileSync(join(folder, name), "utf8");
  return { name, manifest: JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest };
}

/** The route and those around it, outermost first. */
const lineOf = (routes: Routes, route: Route): Route[] => {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...lineOf(routes, parent), route] : [route];
};

const fileName = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

/** `module`, `clientLoaderModule` and the like. */
const modulesOf = (route: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(route).flatMap(([key, value]) =>
    /module$/i.test(key) && typeof value === "string" ? [fileName(value)] : [],
  );

export async function pageWeights(build: string): Promise<PageWeight[]> {
  const folder = join(build, "client/assets");
  const { name, manifest } = readManifest(folder);
  const server = pathToFileURL(join(build, "server/index.js")).href;
  const { routes } = (await import(server)) as { readonly routes: Routes };
  const scripts = new Scripts(folder);
  const entry = fileName(manifest.entry.module);
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(({ id }) => !parents.has(id));
  return pages.map((page) => {
    const path = `/${page.path ?? ""}`;
    const isInteractive = page.module.handle?.isInteractive ?? false;
    const ofReact = () => [
      name,
      ...namesIn(scripts.code(entry), HYDRATION),
      ...lineOf(routes, page).flatMap(({ id }) => modulesOf(manifest.routes[id] ?? {})),
    ];
    const loaded = scripts.reachedFrom([entry, ...(isInteractive ? ofReact() : [])]);
    const bytes = [...loaded].reduce((sum, file) => sum + scripts.bytes(file), 0);
    return { path, isInteractive, isPublic: !INTERNAL.has(path), files: loaded.size, bytes };
  });
}
