import { describe, expect, it } from "vitest";
import { romanise } from "./romanise.ts";
import { soundKey } from "./sound-key.ts";

it.each([
  ["独角兽", "dujiaoshou"],
  ["юпитер", "yupiter"],
  ["ユニスワップ", "yunisuwappu"],
  ["シャ", "sha"],
  ["유니스왑", "yuniseuwap"],
  ["स्टारगेट", "starget"],
  ["कंपनी", "kampani"],
  ["ยูนิสวอป", "yuniswop"],
])("%s is written %s", (word, latin) => {
  expect(romanise(word)).toBe(latin);
});

it("Latin words, and scripts without a table, have no other spelling", () => {
  expect(romanise("curve")).toBeNull();
  expect(romanise("مرحبا")).toBeNull();
  expect(romanise("龘")).toBeNull();
});

describe("words that sound alike", () => {
  it.each([
    ["curve", "кёрв", "カーブ", "커브"],
    ["uniswap", "юнисвап", "유니스왑", "ユニスワップ", "ยูนิสวอป", "यूनिस्वैप"],
    ["hyperliquid", "гиперликвид", "하이퍼리퀴드"],
    ["morpho", "morfo", "морфо"],
    ["pendle", "पेंडल", "펜들"],
    ["wormhole", "вормхол", "ワームホール"],
    ["frax", "フラックス", "фракс"],
    ["chainlink", "เชนลิงก์"],
    ["gnosispay", "ノーシスペイ"],
    ["centrifuge", "セントリフュージ"],
    ["convex", "コンベックス"],
    ["virtuals", "バーチャルズ"],
  ])("%s has the key of its spellings in other scripts", (word, ...others) => {
    expect(others.map(soundKey)).toEqual(others.map(() => soundKey(word)));
  });

  it("are not words that differ, and not short ones", () => {
    expect(soundKey("curve")).not.toBe(soundKey("compound"));
    expect(soundKey("me")).toBeNull();
    expect(soundKey("1inch")).toBeNull();
  });
});
