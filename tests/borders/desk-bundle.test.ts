// Reads the built files. Needs `npm run build`, which `npm test` runs.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { readDeskFiles } from "#server/desk/desk-files.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { readTree } from "#tools/checks/source-tree.ts";
import { serverCodeIn, serverMarkers } from "./server-markers.ts";

const PROJECT = resolve(import.meta.dirname, "../..");
const PUBLIC = join(PROJECT, "build/client/assets");
const DESK = join(PROJECT, "build/client/desk/assets");

const scriptsIn = (folder: string): [name: string, code: string][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);

test("no script of a public page contains a word of the desk", () => {
  for (const [name, code] of scriptsIn(PUBLIC))
    expect(/\/api\/desk|desk-language/.test(code), name).toBe(false);
});

test("no public message file contains a text of the desk", () => {
  for (const language of LANGUAGES) {
    const tree = JSON.parse(readFileSync(join(PROJECT, `build/messages/${language}.json`), "utf8")) as object;
    expect(Object.keys(tree).filter((name) => name.startsWith("desk"))).toEqual([]);
  }
});

test("the desk's scripts contain no server code and evaluate no text", () => {
  expect(existsSync(DESK), "build/client/desk is missing: run `npm run build` first").toBe(true);
  const markers = serverMarkers(readTree(PROJECT));
  for (const [name, code] of scriptsIn(DESK)) {
    // React Router names this media type too.
    const found = serverCodeIn(code, markers).filter((one) => !one.includes("x-www-form-urlencoded"));
    expect(found, name).toEqual([]);
    expect(/\bFunction\(|\beval\(/.test(code), name).toBe(false);
  }
});

test("screens are loaded when they are opened, and not by the entry", () => {
  const { script, imports } = readDeskFiles(PROJECT);
  for (const file of [script, ...imports]) expect(file).not.toMatch(/people|account|audit/);
  const names = scriptsIn(DESK).map(([name]) => name.split("-")[0]);
  expect(names).toEqual(expect.arrayContaining(["people", "account", "invite"]));
});

describe("the desk's addresses", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ PUBLIC_ORIGIN: "http://127.0.0.1:4599" });
  });
  afterAll(() => site.stop());

  test("no public page names a file of the desk", async () => {
    for (const path of ["/en", "/en/dappstore", "/en/submit/token", "/en/docs", "/sitemap.xml", "/sw.js"])
      expect((await (await site.get(path)).text()).includes("/desk/assets"), path).toBe(false);
  });

  test("another name is redirected to the one that passkeys work with", async () => {
    const response = await site.get("/desk/invite?x=1");
    expect(response.status).toBe(307);
    expect(response.headers.get("location")).toBe("http://localhost:4599/desk/invite?x=1");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
