import { expect, it } from "vitest";
import { addTranslations } from "./seed.ts";

const file = Buffer.from(
  JSON.stringify([
    { hid: 1, texts: { en: "One" } },
    { hid: 2, texts: { en: "Two" } },
  ]),
);

it("translations are added to the rows that they name", () => {
  const ko = { language: "ko", text: Buffer.from(JSON.stringify({ 2: "둘" })) };
  expect(JSON.parse(String(addTranslations(file, "texts", [ko])))).toEqual([
    { hid: 1, texts: { en: "One" } },
    { hid: 2, texts: { en: "Two", ko: "둘" } },
  ]);
});

it("a translation of a row that has left the file is not used", () => {
  const ko = { language: "ko", text: Buffer.from(JSON.stringify({ 3: "셋" })) };
  expect(JSON.parse(String(addTranslations(file, "texts", [ko])))).toHaveLength(2);
});
