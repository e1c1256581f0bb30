import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { memoryFolder } from "./memory-folder.ts";

const MUCH = 1e12;

test("tests write into memory where there is room", () => {
  const parent = mkdtempSync(join(tmpdir(), "memory-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  expect(dirname(memoryFolder(parent, MUCH) ?? "")).toBe(parent);
});

test("but not where there is no such folder, or too little memory for them and a browser", () => {
  expect(memoryFolder(join(tmpdir(), "no-such-folder"), MUCH)).toBeUndefined();
  expect(memoryFolder(tmpdir(), 1e9)).toBeUndefined();
});
