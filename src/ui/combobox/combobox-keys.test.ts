import { expect, test } from "vitest";
import { keyAction } from "./combobox-keys.ts";

const closed = { open: false, typing: false, active: -1, count: 3 };
const opened = { ...closed, open: true };

test("an arrow opens the closed list", () => {
  expect(keyAction("ArrowDown", closed)).toEqual({ does: "open" });
  expect(keyAction("ArrowUp", closed)).toEqual({ does: "open" });
});

test("arrows enter the list and wrap around at its ends", () => {
  expect(keyAction("ArrowDown", opened)).toEqual({ does: "move", to: 0 });
  expect(keyAction("ArrowDown", { ...opened, active: 2 })).toEqual({ does: "move", to: 0 });
  expect(keyAction("ArrowUp", opened)).toEqual({ does: "move", to: 2 });
  expect(keyAction("ArrowUp", { ...opened, active: 0 })).toEqual({ does: "move", to: 2 });
});

test("page keys move further but stop at the ends", () => {
  expect(keyAction("PageDown", { ...opened, active: 0, count: 20 })).toEqual({ does: "move", to: 8 });
  expect(keyAction("PageDown", { ...opened, active: 0 })).toEqual({ does: "move", to: 2 });
  expect(keyAction("PageUp", { ...opened, active: 2 })).toEqual({ does: "move", to: 0 });
});

test("Enter chooses the active row, otherwise it submits the form", () => {
  expect(keyAction("Enter", { ...opened, active: 1 })).toEqual({ does: "choose" });
  expect(keyAction("Enter", opened)).toBeUndefined();
  expect(keyAction("Enter", { ...closed, active: 1 })).toBeUndefined();
});

test("Escape closes the list or reverts the typed text, otherwise the dialog around handles it", () => {
  expect(keyAction("Escape", opened)).toEqual({ does: "close" });
  expect(keyAction("Escape", { ...closed, typing: true })).toEqual({ does: "close" });
  expect(keyAction("Escape", closed)).toBeUndefined();
});

test("an empty list and other keys do nothing", () => {
  expect(keyAction("ArrowDown", { ...opened, count: 0 })).toBeUndefined();
  expect(keyAction("a", opened)).toBeUndefined();
  expect(keyAction("Tab", opened)).toBeUndefined();
});
