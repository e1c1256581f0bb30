import { expect, it } from "vitest";
import { confirmExpiry, daysBefore, mayMailAgain, RETENTION_DAYS } from "./model.ts";

const HOUR_MS = 3_600_000;
const mailedAt = new Date("2024-05-01T00:00:00Z");
const after = (hours: number) => new Date(mailedAt.getTime() + hours * HOUR_MS);

it("a confirmation link is valid for 7 days", () => {
  expect(confirmExpiry(mailedAt)).toEqual(after(7 * 24));
});

it("an unconfirmed request is stored for 7 days, an unsubscribed address for 30", () => {
  expect(RETENTION_DAYS).toEqual({ unconfirmed: 7, unsubscribed: 30 });
  expect(daysBefore(after(48), 2)).toEqual(mailedAt);
});

it("the first mail goes out at once", () => {
  expect(mayMailAgain({ confirmMails: 0, confirmMailedAt: null }, mailedAt)).toBe(true);
});

it.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [8, 128],
  [9, 168],
  [60, 168],
])("after %i mails the next one waits %i hours", (confirmMails, hours) => {
  const mailed = { confirmMails, confirmMailedAt: mailedAt };
  expect(mayMailAgain(mailed, new Date(after(hours).getTime() - 1))).toBe(false);
  expect(mayMailAgain(mailed, after(hours))).toBe(true);
});
