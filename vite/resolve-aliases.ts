/** Modules that replace others in the build and in component tests. */
import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

const ourFile = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const resolveAliases: Alias[] = [
  // Messages are compiled at build time, so the browser does not need the ICU parser.
  { find: /^use-intl\/format-message$/, replacement: ourFile("../src/i18n/formats/format-message.ts") },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: ourFile("../src/ui/lucide-shape.tsx") },
];
