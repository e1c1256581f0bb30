import { expect, it } from "vitest";
import { checkStorageKeys } from "./storage-keys.ts";

const linesOf = (path: string, text: string): unknown[] =>
  checkStorageKeys([{ path, text }]).map(({ line }) => line);

it.each([
  'localStorage.setItem("favourites", "[]");',
  "const kept = window.sessionStorage;",
  'indexedDB.open("drafts");',
  'const key = "favourites" as StorageKey;',
  "const key: StorageKey = given;",
  '`try{localStorage.getItem("theme")}catch{}`',
])("only the registry names storage: %s", (text) => {
  expect(linesOf("src/pages/home/page.tsx", `\n${text}`)).toEqual([2]);
  expect(linesOf("src/browser/storage/registry.ts", text)).toEqual([]);
});

it("a script in the head takes its key from the registry", () => {
  expect(linesOf("src/shell/theme/theme-script.ts", '`localStorage.getItem("${THEME.key}")`')).toEqual([]);
});

it("tests may write to storage", () => {
  expect(linesOf("tests/journeys/store.spec.ts", 'localStorage.setItem("theme", "dark")')).toEqual([]);
});
