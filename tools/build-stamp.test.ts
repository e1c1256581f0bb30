import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { isBuildFresh, sourceState, writeBuildStamp } from "./build-stamp.mjs";

function builtTree(): { root: string; write: (path: string, text: string) => void } {
  const root = mkdtempSync(join(tmpdir(), "build-stamp-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("src/root.tsx", "one");
  write("package-lock.json", "{}");
  write("package.json", `{ "config": { "brand": "own" } }`);
  write("brand/own/brand.json", "{}");
  write("brand/other/brand.json", "{}");
  write("build/server/index.js", "");
  writeBuildStamp(root, sourceState(root));
  return { root, write };
}

test("an untouched tree is fresh, one that was never built is not", () => {
  const { root } = builtTree();
  expect(isBuildFresh(root)).toBe(true);
  rmSync(join(root, "build"), { recursive: true });
  expect(isBuildFresh(root)).toBe(false);
});

test("another brand makes the build stale, and one that is not there is named", () => {
  const { root } = builtTree();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("BRAND", "other");
  expect(isBuildFresh(root)).toBe(false);
  vi.stubEnv("BRAND", "../own");
  expect(() => isBuildFresh(root)).toThrow("BRAND is ../own, and brand/ has no such folder");
});

test.each([
  "src/root.tsx",
  "src/ui/new.tsx",
  "content/site/navigation.json",
  "public/robots.txt",
  "vite.config.ts",
  "vite/plugin.ts",
  "package-lock.json",
  "tools/build/pages.ts",
  "tools/messages/compile.ts",
  "tools/content/tones.ts",
  "brand/own/colours.json",
])("a change in %s makes it stale", (path) => {
  const { root, write } = builtTree();
  write(path, "two");
  expect(isBuildFresh(root)).toBe(false);
});

test.each(["src/root.test.tsx", "src/i18n/generated/messages.ts", "tools/check.ts", "README.md"])(
  "a change in %s does not make it stale",
  (path) => {
    const { root, write } = builtTree();
    write(path, "two");
    expect(isBuildFresh(root)).toBe(true);
  },
);

test("files that were only touched leave it fresh", () => {
  const { root, write } = builtTree();
  utimesSync(join(root, "src/root.tsx"), new Date(), new Date(0));
  expect(isBuildFresh(root)).toBe(true);
  write("src/root.tsx", "changed");
  expect(isBuildFresh(root)).toBe(false);
});

test("a file that is removed makes it stale", () => {
  const { root } = builtTree();
  rmSync(join(root, "src/root.tsx"));
  expect(isBuildFresh(root)).toBe(false);
});
