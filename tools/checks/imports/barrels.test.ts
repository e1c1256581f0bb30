import { expect, test } from "vitest";
import { checkBarrels } from "./barrels.ts";
import { readModules } from "./modules.ts";

const barrels = (path: string, text: string) => checkBarrels(readModules([{ path, text }]));

test.each([
  ["an index file, whatever is in it", "src/ui/index.ts", "export const a = 1;"],
  ["a star", "src/ui/all.ts", `export * from "./a.ts";`],
  ["names from elsewhere", "src/ui/all.ts", `export { a } from "./a.ts"; export type { B } from "./b.ts";`],
  ["imports that are exported again", "src/ui/all.ts", `import { a } from "./a.ts"; export { a };`],
])("refused: %s", (_kind, path, text) => {
  expect(barrels(path, text)).toHaveLength(1);
});

test.each([
  [
    "a page that passes its loader on",
    `export { loader } from "./load.ts"; export default function Page() {}`,
  ],
  ["a file with nothing to export", `import "./global.css";`],
  ["its own names", `import { a } from "./a.ts"; const b = a; export { b };`],
])("accepted: %s", (_kind, text) => {
  expect(barrels("src/pages/home/page.tsx", text)).toEqual([]);
});
