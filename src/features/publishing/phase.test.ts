import { expect, test } from "vitest";
import { phaseAt } from "./phase.ts";

const banner = { status: 0, start: "2026-11-17T00:00:00Z", end: "2026-11-20T00:00:00+02:00" };
const at = (text: string): Date => new Date(text);

test.each([
  ["2026-11-16T23:59:59Z", "later"],
  ["2026-11-17T00:00:00Z", "live"],
  ["2026-11-19T21:59:00Z", "live"],
  ["2026-11-19T22:00:01Z", "ended"],
])("at %s a banner is %s, whatever the time zone of its end", (time, phase) => {
  expect(phaseAt(banner, at(time))).toBe(phase);
});

test("without an end it stays, without a start it began long ago, and another status hides it", () => {
  expect(phaseAt({ ...banner, end: null }, at("2036-01-01T00:00:00Z"))).toBe("live");
  expect(phaseAt({ status: 0 }, at("2001-01-01T00:00:00Z"))).toBe("live");
  expect(phaseAt({ ...banner, status: 1 }, at("2026-11-18T00:00:00Z"))).toBe("hidden");
});
