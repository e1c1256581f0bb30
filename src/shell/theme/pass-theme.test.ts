import { expect, it } from "vitest";
import { withTheme } from "./pass-theme.ts";

it("an outgoing tool link carries the theme beside what it already carries", () => {
  expect(withTheme("https://swap.pro.tidepool.example/?lang=ko", "dark")).toBe(
    "https://swap.pro.tidepool.example/?lang=ko&theme=dark",
  );
});

it("a link used again after a switch carries the new theme only", () => {
  expect(withTheme("https://a.example/?theme=dark&lang=en#x", "light")).toBe(
    "https://a.example/?theme=light&lang=en#x",
  );
});
