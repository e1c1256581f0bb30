import { expect, test } from "vitest";
import { platformOf } from "./visitor-platform.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [
    "android",
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
    5,
  ],
  [
    "ios",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
    5,
  ],
  ["chromium", `${MAC} Chrome/140.0.0.0 Safari/537.36`, 0],
  [
    "chromium",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Edg/140.0.0.0",
    10,
  ],
  ["computer", "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0", 0],
  ["computer", `${MAC} Version/18.5 Safari/605.1.15`, 0],
  ["unknown", "Mozilla/5.0 (Web0S; SmartTV) AppleWebKit/537.36 Chrome/108.0.0.0 Safari/537.36", 0],
  ["unknown", "", 0],
] as const)("the visitor is offered what suits %s: %s", (platform, userAgent, maxTouchPoints) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});

test("an iPad that claims to be a Mac is detected by its touch screen", () => {
  const userAgent = `${MAC} Version/18.5 Safari/605.1.15`;
  expect(platformOf({ userAgent, maxTouchPoints: 5 })).toBe("ios");
});
