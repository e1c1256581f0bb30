import { expect, it } from "vitest";
import { dueGroupOf } from "./due-text.ts";

const now = Date.parse("2026-11-17T10:00:00Z");
const soonBy = Date.parse("2026-11-19T10:00:00Z");

it.each([
  ["2026-11-17T09:59:00Z", "overdue"],
  ["2026-11-17T23:59:00Z", "today"],
  ["2026-11-18T00:01:00Z", "soon"],
  ["2026-11-19T10:00:00Z", "soon"],
  ["2026-11-19T10:01:00Z", "later"],
  [null, "none"],
])("what is due at %s is %s", (dueAt, group) => {
  expect(dueGroupOf(dueAt, now, soonBy)).toBe(group);
});
