import { describe, expect, it } from "vitest";
import { hearingOf } from "./heard.ts";

const distanceOf = (word: string, name: string): number => hearingOf(word, name).distance;

describe("a word is heard as a name", () => {
  it.each([
    ["морфо", "morpho"],
    ["スターゲート", "stargate"],
    ["스냅샷", "snapshot"],
    ["โพลีมาร์เก็ต", "polymarket"],
    ["पेंडल", "pendle"],
    ["ヴィーナス", "venus"],
    ["퍼퍼", "puffer"],
    ["ベンキ", "benqi"],
    ["แมจิกอีเดน", "magic eden"],
  ])("%s as %s", (word, name) => {
    expect(distanceOf(word, name)).toBeLessThanOrEqual(0.5);
  });

  it.each([
    ["озон", "ethena"],
    ["привет", "privacy"],
    ["диван", "debank"],
    ["машины", "meson"],
    ["торт", "tether"],
    ["матери", "meteora"],
    ["지하철", "sushi"],
    ["배터리", "bttc bridge"],
    ["मौसम", "meson"],
    ["スターバックス", "savax"],
  ])("not %s as %s", (word, name) => {
    expect(distanceOf(word, name)).toBeGreaterThan(0.5);
  });

  it("by the letters that its script tells apart: Russian has b and v, Japanese has one of l and r", () => {
    expect(distanceOf("диван", "diban")).toBe(1);
    expect(distanceOf("オルカ", "orka")).toBe(distanceOf("オルカ", "olka"));
    expect(distanceOf("рада", "lada")).toBe(1);
  });

  it("by the words of a name: only before a space or an end, e is silent", () => {
    expect(distanceOf("стейквайз", "stake wise")).toBeLessThan(distanceOf("стейквайз", "stakewise"));
  });

  it("by its beginning only where that is asked for", () => {
    expect(hearingOf("панкейк", "pancakeswap", true).distance).toBeLessThanOrEqual(0.25);
    expect(hearingOf("панкейк", "pancakeswap").distance).toBeGreaterThan(1);
  });
});
