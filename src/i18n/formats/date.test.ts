import { expect, it } from "vitest";
import { formatDate, unbrokenDay } from "./date.ts";

const date = new Date("2026-11-04T23:30:00Z");

it("writes a date as each language does", () => {
  expect(formatDate(date, "en")).toBe("4 November 2026");
  expect(formatDate(date, "zh")).toBe("2026年11月4日");
  expect(formatDate(date, "ru")).toBe("4 ноября 2026");
});

it("a Russian date ends without a full stop", () => {
  expect(formatDate(date, "ru", "month")).toBe("ноябрь 2026");
  expect(formatDate(date, "ru", "minute")).toBe("4 нояб. 2026, 23:30");
});

it("Thai dates use Gregorian years", () => {
  expect(formatDate(date, "th")).toContain("2026");
});

it("shows the UTC day, whatever the time zone of the machine", () => {
  expect(formatDate(date, "en", "minute")).toBe("4 Nov 2026, 23:30");
});

it("a day in a sentence has no place to break", () => {
  expect(unbrokenDay(date, "en")).toBe("4\u00a0November\u00a02026");
  expect(unbrokenDay(date, "th")).not.toContain(" ");
  expect(unbrokenDay(date, "zh")).toBe("2026年11月4日");
});
