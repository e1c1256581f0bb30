// Looks into the files that were really built. Needs `npm run build`, which `npm test` sees to.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readTree } from "#tools/checks/source-tree.ts";
import { serverCodeIn, serverMarkers } from "./server-markers.ts";

const PROJECT = resolve(import.meta.dirname, "../..");
const ASSETS = join(PROJECT, "build/client/assets");
const markers = serverMarkers(readTree(PROJECT));

test("no file built for the browser holds code of the server", () => {
  expect(existsSync(ASSETS), "build/client is missing: run `npm run build` first").toBe(true);
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect(serverCodeIn(readFileSync(join(ASSETS, name), "utf8"), markers), name).toEqual([]);
  }
});

test("the server's files give enough texts to look for", () => {
  expect(markers.length).toBeGreaterThan(30);
});

test("code of the server is recognised when it is there", () => {
  const [marker] = markers;
  const texts = (code: string) => serverCodeIn(code, markers);
  expect(texts(`const a=${JSON.stringify(marker?.text)};`)).not.toHaveLength(0);
  expect(texts(`import{readFileSync}from"node:fs";`)).toHaveLength(1);
  expect(texts(`throw Error("kysely: no connection")`)).toHaveLength(1);
  expect(texts(`const a="an honourable pinot";`)).toEqual([]);
});

test("a text that pages hold as well betrays nothing", () => {
  const text = `export const a = "a sentence that both sides hold";`;
  const files = ["src/server/a.ts", "src/shell/a.ts"].map((path) => ({ path, text }));
  expect(serverMarkers(files)).toEqual([]);
  expect(serverMarkers(files.slice(0, 1))).toHaveLength(1);
});
