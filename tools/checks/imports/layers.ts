// The table of borders: what each part of the tree may import. Everything else is refused.

export type LayerName =
  | "lib"
  | "ui"
  | "i18n"
  | "browser"
  | "i18n server"
  | "platform"
  | "feature model"
  | "feature service"
  | "feature store"
  | "feature server"
  | "feature ui"
  | "page"
  | "page server"
  | "pages in common"
  | "shell"
  | "frame"
  | "desk"
  | "server"
  | "brand"
  | "content"
  | "unplaced"
  | "workshop";

export interface Place {
  readonly layer: LayerName;
  /** The feature or page the file belongs to. */
  readonly owner?: string | undefined;
}

/** How much of another layer may be imported: all of it, its types, or what the same feature or page owns. */
export type Reach = "all" | "types" | "own";

interface Rule {
  readonly layers: Partial<Record<LayerName, Reach>>;
  readonly packages: (name: string) => boolean;
  readonly node: boolean;
}

const LAYERS: [RegExp, LayerName][] = [
  [/^src\/lib\//, "lib"],
  [/^src\/ui\//, "ui"],
  [/^src\/i18n\/server\//, "i18n server"],
  [/^src\/i18n\//, "i18n"],
  [/^src\/brand\//, "brand"],
  [/^src\/browser\//, "browser"],
  [/^src\/platform\//, "platform"],
  [/^src\/features\/([^/]+)\/server\/service\.ts$/, "feature service"],
  [/^src\/features\/([^/]+)\/server\/([^/]+-)?store\.ts$/, "feature store"],
  [/^src\/features\/([^/]+)\/server\//, "feature server"],
  [/^src\/features\/([^/]+)\/ui\//, "feature ui"],
  [/^src\/features\/([^/]+)\//, "feature model"],
  // The files beside the route table that import pages.
  [/^src\/pages\/islands\/(?:registry|start-islands)\.ts$/, "frame"],
  [/^src\/pages\/islands\//, "pages in common"],
  [/^src\/pages\/([^/]+)\/(.+\/)?(load|action)\.ts$/, "page server"],
  [/^src\/pages\/([^/]+)\//, "page"],
  [/^src\/pages\/[^/]+$/, "pages in common"],
  [/^src\/shell\//, "shell"],
  [/^src\/desk\//, "desk"],
  [/^src\/server\//, "server"],
  [/^src\/[^/]+$/, "frame"],
  [/^src\//, "unplaced"],
  [/^(?:build\/)?content\//, "content"],
];

export function placeOf(path: string): Place {
  for (const [pattern, layer] of LAYERS) {
    const match = pattern.exec(path);
    if (match) return { layer, owner: match[1] };
  }
  return { layer: "workshop" };
}

/** Code that must never reach a browser. The client build refuses it too (vite/server-stays-on-server.ts). */
export function isServerOnly(path: string): boolean {
  return SERVER_ONLY.has(placeOf(path).layer);
}

const SERVER_ONLY = new Set<LayerName>([
  "server",
  "platform",
  "i18n server",
  "page server",
  "feature service",
  "feature store",
  "feature server",
]);

/**
 * The server code of a feature may use the model and the service of these other features, and its model theirs; nothing
 * else of them.
 */
export const FEATURE_LINKS: Readonly<Record<string, readonly string[]>> = {
  submissions: ["donations", "catalogue", "downloads"],
  review: ["submissions", "donations", "catalogue"],
  ownership: ["submissions", "catalogue"],
  "site-content": ["catalogue"],
  "problem-reports": ["ownership"],
};

const named =
  (...names: string[]) =>
  (name: string): boolean =>
    names.includes(name);
const isReact = named("react", "react-dom", "react-router", "@react-router/node", "use-intl", "lucide-react");
const isSql = named("kysely", "pg", "@electric-sql/pglite");
const isPure = named("zod", "@noble/hashes", "@scure/base");
const isBrowser = (name: string): boolean =>
  isPure(name) || named("react", "react-dom", "react-router", "use-intl", "lucide-react", "qr")(name);

const featureServer: Rule = {
  layers: {
    lib: "all",
    i18n: "all",
    "i18n server": "all",
    brand: "all",
    content: "all",
    platform: "all",
    "feature model": "own",
    "feature service": "own",
    "feature store": "own",
    "feature server": "own",
  },
  packages: (name) => !isReact(name) && !isSql(name),
  node: true,
};

const page: Rule = {
  layers: {
    lib: "all",
    ui: "all",
    i18n: "all",
    "i18n server": "types",
    brand: "all",
    content: "all",
    browser: "all",
    shell: "all",
    server: "types",
    "feature model": "all",
    "feature ui": "all",
    "feature service": "types",
    page: "own",
    "page server": "own",
    "pages in common": "all",
  },
  packages: isBrowser,
  node: false,
};

const isDrawing = named("react", "react-dom", "lucide-react", "qr");

/**
 * Server, tools, tests and configuration have no rule: they may import everything, because they put the parts together.
 */
export const RULES: Partial<Record<LayerName, Rule>> = {
  lib: { layers: { lib: "all" }, packages: () => false, node: false },
  ui: {
    layers: { lib: "all", ui: "all" },
    packages: (name) => isDrawing(name) || name.startsWith("@fontsource-variable/"),
    node: false,
  },
  i18n: {
    layers: { lib: "all", i18n: "all", brand: "all", content: "all" },
    packages: (name) => isBrowser(name) || name === "icu-minify",
    node: false,
  },
  brand: { layers: { brand: "all", i18n: "all", content: "all" }, packages: named("zod"), node: false },
  "i18n server": {
    layers: { lib: "all", i18n: "all", "i18n server": "all", brand: "all", content: "all" },
    packages: (name) => isBrowser(name) || named("icu-minify", "markdown-it")(name),
    node: true,
  },
  /** The API client and the storage of the browser. */
  browser: {
    layers: { lib: "all", i18n: "types", browser: "all", "feature model": "all" },
    packages: named("react"),
    node: false,
  },
  platform: {
    layers: { lib: "all", platform: "all" },
    packages: (name) => !isReact(name),
    node: true,
  },
  "feature model": {
    layers: { lib: "all", i18n: "types", "feature model": "own" },
    packages: isPure,
    node: false,
  },
  "feature service": featureServer,
  "feature server": featureServer,
  "feature store": { ...featureServer, packages: (name) => !isReact(name) },
  "feature ui": {
    layers: {
      lib: "all",
      ui: "all",
      i18n: "all",
      browser: "all",
      "feature model": "own",
      "feature ui": "own",
    },
    packages: isBrowser,
    node: false,
  },
  page,
  "page server": {
    layers: {
      ...page.layers,
      ui: "types",
      "i18n server": "all",
      "feature ui": "types",
      "feature service": "all",
    },
    packages: isBrowser,
    node: true,
  },
  // They check the names and components of the islands, so they import the registry's types.
  "pages in common": { ...page, layers: { ...page.layers, frame: "types" } },
  shell: {
    layers: {
      lib: "all",
      ui: "all",
      i18n: "all",
      browser: "all",
      brand: "all",
      content: "all",
      shell: "all",
    },
    packages: isBrowser,
    node: false,
  },
  /** The operators' application. From the shell it has the theme, so that both share one choice. */
  desk: {
    layers: {
      lib: "all",
      ui: "all",
      i18n: "all",
      brand: "all",
      content: "all",
      browser: "all",
      shell: "all",
      "feature model": "all",
      "feature ui": "all",
      desk: "all",
    },
    packages: isBrowser,
    node: false,
  },
  frame: {
    layers: { ...page.layers, page: "all", frame: "all" },
    packages: (name) => isBrowser(name) || name === "@react-router/dev",
    node: false,
  },
};

/** The one file of the frame that runs only on the server. */
export const SERVER_ENTRY = "src/entry.server.tsx";
