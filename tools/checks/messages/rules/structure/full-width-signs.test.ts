import { describe, expect, it } from "vitest";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { fullWidthSigns } from "./full-width-signs.ts";

const findings = (language: "en" | "zh" | "zh-tw" | "ja", text: string) =>
  fullWidthSigns(smallMessageCatalogue({ en: { a: "text" }, [language]: { a: text } }));

describe("Chinese and Japanese texts have full-width signs", () => {
  it.each([
    "签名，任何人",
    "{count, plural, other {# 个，共}}",
    "DApp 商店, DeFi",
    "https://{host}/",
    "12:30",
  ])("accepts %s", (text) => {
    expect(findings("zh", text)).toEqual([]);
  });

  it.each(["签名,任何人", "打开 {place},其中", "EIP-191;如果"])("refuses %s", (text) => {
    expect(findings("zh", text)).toHaveLength(1);
    expect(findings("zh-tw", text)).toHaveLength(1);
  });

  it("has its own signs in Japanese, too", () => {
    expect(findings("ja", "開く,その")).toHaveLength(1);
  });

  it("does not look at other languages", () => {
    expect(findings("en", "The name 熊猫, which")).toEqual([]);
    expect(findings("en", "熊猫,which")).toEqual([]);
  });
});
