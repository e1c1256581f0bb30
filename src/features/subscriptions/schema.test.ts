import { expect, it } from "vitest";
import { subscribeSchema } from "./schema.ts";

it("surrounding spaces of an address are removed", () => {
  expect(subscribeSchema.parse({ email: " ann@example.org\n" })).toEqual({ email: "ann@example.org" });
});

it.each([{ email: "a@@b.co" }, { email: "a@b.co\r\nBcc: c@d.co" }, { email: `${"a".repeat(250)}@b.co` }])(
  "%j is refused as invalid_email",
  (body) => {
    expect(subscribeSchema.safeParse(body).error?.issues.map((issue) => issue.message)).toEqual([
      "invalid_email",
    ]);
  },
);

it.each([null, [], {}, { email: null }, { email: ["a@b.co"] }])("%j is refused", (body) => {
  expect(subscribeSchema.safeParse(body).success).toBe(false);
});
