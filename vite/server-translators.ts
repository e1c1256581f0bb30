import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const OURS = fileURLToPath(new URL("../src/i18n/server/use-intl.ts", import.meta.url));

/** Puts our use-intl, which keeps translators, into the server's bundle. The browser keeps the package's own. */
export const serverTranslators = (): Plugin => ({
  name: "server-translators",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (source) => (source === "use-intl" ? OURS : null),
});
