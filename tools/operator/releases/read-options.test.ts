import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { versionSchema } from "#features/downloads/schema.ts";
import { localText, needed, parsed, readJson } from "./read-options.ts";

const folder = mkdtempSync(join(tmpdir(), "options-"));
afterAll(() => rmSync(folder, { recursive: true }));

function saved(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it("a missing or empty option is named", () => {
  expect(() => needed({ version: " " }, "version")).toThrow("--version is missing.");
});

it("a value that its schema refuses is named with the reason", () => {
  expect(() => parsed(versionSchema, "version", "latest")).toThrow("--version is not valid: not_a_version");
  expect(parsed(versionSchema, "version", "2.15.0-beta.1")).toBe("2.15.0-beta.1");
});

it("a text is English, or a file with one text per language", () => {
  expect(localText({ reason: "Bad" }, "reason")).toEqual({ en: "Bad" });
  const file = saved("reason.json", JSON.stringify({ en: "Bad", th: "แย่" }));
  expect(localText({ "reason-file": file }, "reason")).toEqual({ en: "Bad", th: "แย่" });
  expect(localText({}, "reason")).toBeNull();
  expect(() => localText({ "reason-file": saved("no-english.json", '{"th":"แย่"}') }, "reason")).toThrow(
    "--reason-file is not valid",
  );
});

it("a file that is missing or not JSON is named", () => {
  expect(() => readJson(join(folder, "nowhere.json"))).toThrow("nowhere.json does not exist.");
  expect(() => readJson(saved("words.json", "words"))).toThrow("words.json is not JSON.");
});
