import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { doesStart, findBrowser, onPath } from "./browser.ts";

function program(body: string): string {
  const folder = mkdtempSync(join(tmpdir(), "browser-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "chromium");
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

test("CHROME_PATH comes first", async () => {
  const wanted = program("exit 0");
  expect(await findBrowser({ root: ".", wanted, print: () => undefined })).toBe(wanted);
});

test("a stub that only prints a hint is not a browser", () => {
  expect(doesStart(program("echo install me; exit 10"))).toBe(false);
  expect(doesStart(join(tmpdir(), "no-such-browser"))).toBe(false);
});

test("every folder of PATH is searched", () => {
  const places = onPath(["one", "", "two"].join(delimiter));
  expect(places).toContain(join("one", "chromium"));
  expect(places).toContain(join("two", "google-chrome"));
  expect(places).toHaveLength(12);
});
