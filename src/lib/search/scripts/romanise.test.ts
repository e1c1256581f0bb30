import { describe, expect, it } from "vitest";
import { otherThaiReadings, romanise } from "./romanise.ts";
import { soundKey, soundKeys } from "./sound-key.ts";

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

describe("a word that may be read in several ways has a key for each", () => {
  it.each([
    ["stakewise", "ステークワイズ"],
    ["threshold", "スレッショルド"],
    ["origin", "오리진"],
    ["paradex", "พาราเด็กซ์"],
    ["dragonswap", "ดรากอนสวอป"],
    ["debridge", "ดีบริดจ์", "디브릿지", "デブリッジ"],
    ["snowbridge", "스노브릿지", "スノーブリッジ"],
    ["superbridge", "スーパーブリッジ"],
    ["lighthouse", "ライトハウス"],
    ["quickswap", "クイックスワップ"],
    ["lendle", "렌달"],
  ])("%s", (word, ...others) => {
    const keys = soundKeys(word);
    for (const other of others) expect(soundKeys(other).some((key) => keys.includes(key))).toBe(true);
  });

  it("a letter behind the last consonant is heard only in short words", () => {
    expect(soundKey("мейпл")).toBe(soundKey("maple"));
    expect(soundKey("maple")).not.toBe(soundKey("морфо"));
  });

  it("each once, and none for a sentence without spaces", () => {
    expect(soundKeys("lido")).toHaveLength(1);
    expect(soundKeys("ー".repeat(33))).toEqual([]);
    expect(soundKeys("a".repeat(32))).toEqual([]);
    expect(soundKeys("ab".repeat(16))).toHaveLength(1);
    expect(soundKeys("ab".repeat(17))).toEqual([]);
  });
});

describe("a foreign name in Thai", () => {
  it("is read with its silent letters, with a vowel behind two consonants, and with ก as g", () => {
    expect(otherThaiReadings("แม็กซ์")).toContain("maeks");
    expect(otherThaiReadings("เดรก")).toContain("dreg");
    expect(otherThaiReadings("เดรก")).toContain("drek");
  });

  it("has no other reading without any of them, nor has another script", () => {
    expect(otherThaiReadings("มา")).toEqual([]);
    expect(otherThaiReadings("ブリッジ")).toEqual([]);
    expect(otherThaiReadings("bridge")).toEqual([]);
  });
});
