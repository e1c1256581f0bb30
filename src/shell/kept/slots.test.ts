import { expect, it } from "vitest";
import { keptPiece, Slots, textOf } from "./slots.ts";

it("each slot is filled with its own content, in the order of the page", () => {
  const slots = new Slots();
  const [first, second] = [["A", "B"], [keptPiece("中".repeat(1_000))]].map((content) => slots.add(content));
  const html = `<p><template id="${second}"></template> and <template id="${first}"></template></p>`;
  expect(textOf(slots.fill(html))).toBe(`<p>${"中".repeat(1_000)} and AB</p>`);
});

it("a page without slots stays as it is", () => {
  expect(textOf(new Slots().fill("<p>text</p>"))).toBe("<p>text</p>");
});

it("kept markup has the same text, short or long", () => {
  for (const markup of ["", "é", "<b>中文</b>".repeat(200)]) expect(textOf([keptPiece(markup)])).toBe(markup);
});
