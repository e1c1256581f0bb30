// Reads the built files. Needs `npm run build`, which `npm test` runs.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readTree } from "#tools/checks/source-tree.ts";
import { serverCodeIn, serverMarkers } from "./server-markers.ts";

const PROJECT = resolve(import.meta.dirname, "../..");
const ASSETS = join(PROJECT, "build/client/assets");
const markers = serverMarkers(readTree(PROJECT));

function builtScripts(): Map<string, string> {
  expect(existsSync(ASSETS), "build/client is missing: run `npm run build` first").toBe(true);
  const names = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
  return new Map(names.map((name) => [name, readFileSync(join(ASSETS, name), "utf8")]));
}

test("no file built for the browser contains server code", () => {
  const scripts = builtScripts();
  expect(scripts.size).toBeGreaterThan(0);
  for (const [name, code] of scripts) expect(serverCodeIn(code, markers), name).toEqual([]);
});

test("every script is one that the entry loads, statically or on demand", () => {
  const scripts = builtScripts();
  const loaded = new Set([...scripts.keys()].filter((name) => name.startsWith("entry.client-")));
  expect(loaded.size).toBe(1);
  // Iterating a set also visits items that are added meanwhile.
  for (const name of loaded)
    for (const [, next = ""] of (scripts.get(name) ?? "").matchAll(/["`']\.\/([\w.-]+\.js)["`']/g))
      loaded.add(next);
  expect([...scripts.keys()]).toEqual([...loaded].toSorted());
});

test("no file built for the browser evaluates a string as code, which the policy forbids", () => {
  for (const name of readdirSync(ASSETS).filter((file) => file.endsWith(".js"))) {
    expect(readFileSync(join(ASSETS, name), "utf8"), name).not.toMatch(/\bFunction\(|\beval\(/);
  }
});

test("the server's files give enough texts to search for", () => {
  expect(markers.length).toBeGreaterThan(30);
});

test("server code is recognised if it is there", () => {
  const [marker] = markers;
  const texts = (code: string) => serverCodeIn(code, markers);
  expect(texts(`const a=${JSON.stringify(marker?.text)};`)).not.toHaveLength(0);
  expect(texts(`import{readFileSync}from"node:fs";`)).toHaveLength(1);
  expect(texts(`throw Error("kysely: no connection")`)).toHaveLength(1);
  expect(texts(`const a="an honourable pinot";`)).toEqual([]);
});

test("a text that pages contain as well does not count as server code", () => {
  const text = `export const a = "a sentence that both sides hold";`;
  const files = ["src/server/a.ts", "src/shell/a.ts"].map((path) => ({ path, text }));
  expect(serverMarkers(files)).toEqual([]);
  expect(serverMarkers(files.slice(0, 1))).toHaveLength(1);
});
