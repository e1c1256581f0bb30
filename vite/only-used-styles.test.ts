import { expect, test } from "vitest";
import { withUsedSheets } from "./only-used-styles.ts";

const manifest = {
  page: { file: "page.js", css: ["page.css"], imports: ["shared", "shell"] },
  other: { file: "other.js", imports: ["shared"] },
  shared: { file: "island.js", css: ["island.css"], imports: ["shell"] },
  shell: { file: "shell.js", css: ["styles.css"], imports: ["shared"] },
};

const used = new Map([
  ["page.js", new Set(["page.css", "styles.css"])],
  ["other.js", new Set(["island.css"])],
]);

test("a page is linked to the sheets it uses, in their order, and not to those of a script it shares", () => {
  const { page, other } = withUsedSheets(manifest, used);
  expect(page?.css).toEqual(["page.css", "styles.css"]);
  expect(other?.css).toEqual(["island.css"]);
});

test("a script that is no page brings no sheet of its own, and imports stay", () => {
  const { shared } = withUsedSheets(manifest, used);
  expect(shared).toEqual({ file: "island.js", css: [], imports: ["shell"] });
});
