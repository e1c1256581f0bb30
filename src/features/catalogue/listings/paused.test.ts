import { expect, test } from "vitest";
import { pauseOf } from "./paused.ts";

const at = new Date("2026-11-16");
const entry = (what: string, isByProject = true, day = at) => ({ what, isByProject, at: day });

test("a listing is paused by whoever hid it last, until it is shown again or delisted", () => {
  expect(pauseOf([entry("paused"), entry("listed")])).toEqual({ by: "project", since: at });
  expect(pauseOf([entry("paused", false)])).toEqual({ by: "us", since: at });
  expect(pauseOf([entry("delisted"), entry("paused")])).toBeNull();
  expect(pauseOf([entry("relisted"), entry("paused")])).toBeNull();
  expect(pauseOf([])).toBeNull();
});

test("what is changed while it is paused leaves it paused, since it was hidden", () => {
  expect(
    pauseOf([entry("changed", false, new Date("2026-11-20")), entry("paused"), entry("listed")]),
  ).toEqual({
    by: "project",
    since: at,
  });
});
