import { describe, expect, it } from "vitest";
import { textWidth } from "./text-width.ts";

// Widths that Chromium measures at the weight of a button, in hundredths of an em.
const MEASURED: readonly (readonly [text: string, width: number])[] = [
  ["Download everything (ZIP)", 1281],
  ["Open the approval detector", 1314],
  ["浏览器插件", 500],
  ["브라우저 확장 프로그램", 960],
  ["すべてのネットワーク", 1000],
  ["Следующая страница", 1081],
  ["Проверка токена", 845],
  ["ब्राउज़र एक्सटेंशन", 667],
  ["Tiện ích trình duyệt", 931],
  ["รายงานการตรวจสอบสัญญา", 1168],
];

describe("a text is as wide as in the browser", () => {
  it.each(MEASURED)("%s", (text, width) => {
    expect(Math.abs(textWidth(text) / width - 1)).toBeLessThan(0.04);
  });

  it("an accent adds no width, however it is encoded", () => {
    expect(textWidth("ế")).toBe(textWidth("e"));
    expect(textWidth("ế".normalize("NFD"))).toBe(textWidth("ế"));
  });

  it("a wide letter of another script does not count as a Latin one", () => {
    expect(textWidth("語")).toBeGreaterThan(1.5 * textWidth("e"));
  });
});
