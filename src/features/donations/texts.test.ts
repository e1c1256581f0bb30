import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { LINK_TEXTS, MANUAL_TEXTS, REFUSAL_TEXTS } from "./texts.ts";

function messageAt(language: string, key: string): unknown {
  const file = new URL(`../../../content/messages/${language}/donation.json`, import.meta.url);
  const tree: unknown = JSON.parse(readFileSync(file, "utf8"));
  const path = key.split(".").slice(1);
  return path.reduce<unknown>((branch, name) => (branch as Record<string, unknown>)[name], tree);
}

it.each(LANGUAGES)("every code has its own text in %s", (language) => {
  const texts = [...Object.values(LINK_TEXTS), ...Object.values(MANUAL_TEXTS)].map((key) =>
    messageAt(language, key),
  );
  for (const key of Object.values(REFUSAL_TEXTS)) {
    const { title, text, next } = messageAt(language, key) as Record<string, string>;
    expect([title, next].every(Boolean), key).toBe(true);
    texts.push(text);
  }
  expect(texts.every((text) => typeof text === "string" && text !== "")).toBe(true);
  expect(new Set(texts).size).toBe(texts.length);
});
