import { describe, expect, it } from "vitest";
import { CONCEPTS, PLAIN_CONCEPTS, VAGUE_CONCEPTS } from "./concepts.ts";
import { NEEDS } from "./needs.ts";

const named = NEEDS.flatMap(({ concepts }) => concepts.split("\n").flatMap((line) => line.split(" + ")));

describe("concepts", () => {
  it("each is named by a need, and each that is named exists", () => {
    expect([...CONCEPTS.keys()].filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !CONCEPTS.has(name))).toEqual([]);
  });

  it("those that are vague or plain exist, and none is both", () => {
    const marked = [...VAGUE_CONCEPTS, ...PLAIN_CONCEPTS];
    expect(marked.filter((name) => !CONCEPTS.has(name))).toEqual([]);
    expect(PLAIN_CONCEPTS.isDisjointFrom(VAGUE_CONCEPTS)).toBe(true);
  });

  const SCRIPTS = [
    ["Latin", /\p{Script=Latin}/u],
    ["Han", /\p{Script=Han}/u],
    ["Kana", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
    ["Hangul", /\p{Script=Hangul}/u],
    ["Cyrillic", /\p{Script=Cyrillic}/u],
    ["Devanagari", /\p{Script=Devanagari}/u],
    ["Thai", /\p{Script=Thai}/u],
  ] as const;

  it.each(SCRIPTS)("those of every day have words in %s", (_name, script) => {
    const missing = [...PLAIN_CONCEPTS].filter(
      (name) => !(CONCEPTS.get(name) ?? []).some((word) => script.test(word)),
    );
    expect(missing).toEqual([]);
  });
});
