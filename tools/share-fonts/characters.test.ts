import { dirname } from "node:path";
import { expect, it } from "vitest";
import { charactersFor } from "./characters.ts";

const root = dirname(dirname(import.meta.dirname));

it.each([
  ["zh", "钱包网络", 3_700],
  ["zh-tw", "錢包網路", 5_300],
  ["ja", "ウォレット財布の確認", 3_000],
  ["ko", "지갑네트워크", 2_300],
] as const)("%s has its everyday characters, each once", (language, some, atLeast) => {
  const characters = [...charactersFor(root, language)];
  expect(characters.length).toBeGreaterThan(atLeast);
  expect(new Set(characters).size).toBe(characters.length);
  for (const one of some) expect(characters).toContain(one);
});

it("leaves out Latin letters, digits and unassigned positions", () => {
  expect(charactersFor(root, "zh")).not.toMatch(/[A-Za-z0-9\uFFFD\uE000-\uF8FF]/);
});
