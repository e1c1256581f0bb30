import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { Banners } from "./banners.tsx";

const BANNERS = Array.from({ length: 6 }, (_, at) => ({
  id: at,
  title: `Banner ${at}`,
  href: `#banner-${at}`,
  imagePath: "/banners/tide.svg",
}));

const row = (): Element => page.getByRole("list").element();
const next = () => page.getByRole("button", { name: "Next slide" });
const previous = () => page.getByRole("button", { name: "Previous slide" });

test("the row is moved by its buttons, by keyboard too, and back again", async () => {
  await renderPart(<Banners banners={BANNERS} />);
  expect(row().scrollLeft).toBe(0);
  await next().click();
  await expect.poll(() => row().scrollLeft).toBeGreaterThan(0);
  (previous().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => row().scrollLeft).toBe(0);
});

test("a banner that is out of sight comes into sight when Tab reaches it", async () => {
  await renderPart(<Banners banners={BANNERS} />);
  for (const { title } of BANNERS) {
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: title })).toHaveFocus();
  }
  await expect.poll(() => row().scrollLeft).toBeGreaterThan(0);
});

test("it never moves by itself", async () => {
  await renderPart(<Banners banners={BANNERS} />);
  let moves = 0;
  row().addEventListener("scroll", () => (moves += 1));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(moves).toBe(0);
});
