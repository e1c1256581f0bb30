import { expect, test } from "vitest";
import { splitPhrases } from "./split-phrases.ts";

test("Chinese and Japanese headlines break after a pause", () => {
  expect(splitPhrases("您的潮池，连着整片海", "zh")).toEqual(["您的潮池，", "连着整片海"]);
  expect(splitPhrases("自分だけの潮だまりから、広い海へ", "ja")).toEqual([
    "自分だけの潮だまりから、",
    "広い海へ",
  ]);
});

test("Thai headlines break at spaces, which separate phrases", () => {
  expect(splitPhrases("แอ่งน้ำของคุณเอง ที่เชื่อมถึงทะเลทั้งผืน", "th")).toEqual(["แอ่งน้ำของคุณเอง", "ที่เชื่อมถึงทะเลทั้งผืน"]);
});

test("languages with spaces between words are left to the browser", () => {
  expect(splitPhrases("나만의 작은 바다, 넓은 바다로 이어지다", "ko")).toHaveLength(1);
  expect(splitPhrases("Your own pool, open to the whole sea", "en")).toHaveLength(1);
});
