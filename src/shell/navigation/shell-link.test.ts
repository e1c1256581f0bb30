import { brand } from "#brand/brand.ts";
import { expect, it } from "vitest";
import { withTheme } from "#shell/navigation/shell-link.browser.ts";

it("an outgoing tool link carries the theme beside its other parameters", () => {
  expect(withTheme(`https://swap.pro.${brand.officialHost}/?lang=ko`, "dark")).toBe(
    `https://swap.pro.${brand.officialHost}/?lang=ko&theme=dark`,
  );
});

it("a link used again after a theme change carries only the new theme", () => {
  expect(withTheme("https://a.example/?theme=dark&lang=en#x", "light")).toBe(
    "https://a.example/?theme=light&lang=en#x",
  );
});
