import { expect, it } from "vitest";
import { hostOf } from "./risk.ts";

it("the target is shown with its port, and look-alike letters as punycode", () => {
  expect(hostOf("https://app.reef.example:8443/swap?a=1")).toBe("app.reef.example:8443");
  expect(hostOf("https://аave.com")).toBe("xn--ave-5cd.com");
});
