import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { classNameOf } from "./vite/class-names.ts";
import { onlyReachedScripts } from "./vite/only-reached-scripts.ts";
import { onlyUsedStyles } from "./vite/only-used-styles.ts";
import { resolveAliases } from "./vite/resolve-aliases.ts";
import { SCRIPT_CHUNKS } from "./vite/script-chunks.ts";
import { serverStaysOnServer } from "./vite/server-stays-on-server.ts";
import { serverTranslators } from "./vite/server-translators.ts";
import { STYLE_CHUNKS } from "./vite/style-chunks.ts";

/** The libraries that every island loads, in one file. React Router is not among them: it runs only on the server. */
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|use-intl|icu-minify|@formatjs)\//;

export default defineConfig({
  plugins: [
    serverStaysOnServer(),
    serverTranslators(),
    reactRouter(),
    onlyUsedStyles(),
    onlyReachedScripts(),
  ],
  build: {
    // Inlined files would need `data:` in the content security policy and would be sent with every page.
    assetsInlineLimit: 0,
  },
  css: { modules: { generateScopedName: classNameOf } },
  environments: {
    client: {
      build: {
        // A page's own scripts are few and import little, so preload links that a script adds only delay a slow phone.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          // Reading a property of our own data has no side effect; this lets the bundler drop unused data.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                { name: "libraries", test: LIBRARIES, priority: 5 },
                ...STYLE_CHUNKS,
                ...SCRIPT_CHUNKS,
              ],
            },
          },
        },
      },
    },
  },
  resolve: { alias: resolveAliases },
  ssr: { noExternal: ["use-intl", "lucide-react"] },
  // Bundled ahead for development, the icons would be the package's own and not match the server's (resolve-aliases.ts).
  optimizeDeps: { exclude: ["lucide-react"] },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
