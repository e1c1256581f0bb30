import { expect, it } from "vitest";
import { isEmail, maskEmail } from "./email.ts";

it.each(["a@b.co", "first.last+tag@mail.example.com", "o'neil@example.org", "用户@例子.公司", "x@1.2"])(
  "an address with one @ and a dotted host is accepted: %s",
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
])("a text that cannot be an address is refused: %s", (text) => {
  expect(isEmail(text)).toBe(false);
});

it("an address longer than any mail server accepts is refused quickly", () => {
  expect(isEmail(`${"a".repeat(249)}@b.co`)).toBe(true);
  expect(isEmail(`${"a".repeat(250)}@b.co`)).toBe(false);
  const started = performance.now();
  isEmail(`a@${"b.".repeat(100_000)}`);
  expect(performance.now() - started).toBeLessThan(50);
});

it("a masked address is still recognisable", () => {
  expect(maskEmail("hana@project.example")).toBe("h…@project.example");
  expect(maskEmail("broken")).toBe("broken");
  expect(maskEmail("@project.example")).toBe("@project.example");
  expect(maskEmail("a@project.example")).toBe("a…@project.example");
  expect(maskEmail('"a@b"@project.example')).toBe('"…@project.example');
});
