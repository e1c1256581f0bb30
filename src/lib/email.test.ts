import { expect, it } from "vitest";
import { isEmail, maskEmail } from "./email.ts";

it.each(["a@b.co", "first.last+tag@mail.example.com", "o'neil@example.org", "用户@例子.公司", "x@1.2"])(
  "an address with one at-sign and a dotted host is taken: %s",
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  "",
  "plain",
  "@b.co",
  "a@",
  "a@b",
  "a@@b.co",
  "a@b@c.co",
  "a b@c.co",
  "a@b .co",
  "a@.co",
  "a@b.",
  "a,b@c.co",
  "a@b.co;c@d.co",
  "<a@b.co>",
  "a\u0000@b.co",
])("what cannot be an address is refused: %s", (text) => {
  expect(isEmail(text)).toBe(false);
});

it("an address longer than any mail server takes is refused, quickly", () => {
  expect(isEmail(`${"a".repeat(249)}@b.co`)).toBe(true);
  expect(isEmail(`${"a".repeat(250)}@b.co`)).toBe(false);
  const started = performance.now();
  isEmail(`a@${"b.".repeat(100_000)}`);
  expect(performance.now() - started).toBeLessThan(50);
});

it("an address of a person is shown enough to recognise it", () => {
  expect(maskEmail("hana@project.example")).toBe("h…@project.example");
  expect(maskEmail("broken")).toBe("broken");
});
