import { expect, it } from "vitest";
import { hostOf, RISK_CONSENT } from "./risk.ts";

it("the target is shown as it is sent: with its port, and look-alike letters written out", () => {
  expect(hostOf("https://app.reef.example:8443/swap?a=1")).toBe("app.reef.example:8443");
  expect(hostOf("https://аave.com")).toBe("xn--ave-5cd.com");
});

it("an agreement that is damaged is none", () => {
  expect(RISK_CONSENT.parse({ statement: "x" })).toBeUndefined();
});
