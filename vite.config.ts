import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { classNameOf } from "./vite/class-names.ts";
import { SCRIPT_CHUNKS } from "./vite/script-chunks.ts";
import { serverStaysOnServer } from "./vite/server-stays-on-server.ts";

/** What every island loads, in one file. React Router is not among it: it works on the server alone. */
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|use-intl|icu-minify|@formatjs)\//;

/** One style sheet for the shell and the design system instead of one for each part; pages have their own. */
const STYLES = /src\/(?:shell|ui)\/.*\.css$/;

const ourFile = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [serverStaysOnServer(), reactRouter()],
  build: {
    // Inlined files would need `data:` in the policy and would be sent with every page.
    assetsInlineLimit: 0,
  },
  css: { modules: { generateScopedName: classNameOf } },
  environments: {
    client: {
      build: {
        // A page's own scripts are few and import little; links to that, added by script, hold a slow phone longer.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          // Reading a property of our own data has no effect; believing so keeps unused data out.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                { name: "libraries", test: LIBRARIES, priority: 5 },
                { name: "styles", test: STYLES, priority: 4 },
                ...SCRIPT_CHUNKS,
              ],
            },
          },
        },
      },
    },
  },
  resolve: {
    alias: [
      // The messages are compiled at build time; this spares the browser the ICU parser.
      { find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: ourFile("src/ui/lucide-shape.tsx") },
    ],
  },
  ssr: { noExternal: ["use-intl", "lucide-react"] },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
