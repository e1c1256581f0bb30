import { expect, it } from "vitest";
import {
  afterWorkingDays,
  canBecome,
  CONSENT_VERSION,
  LOGO_MAX_BYTES,
  LOGO_SIDE_PX,
  MONDAY_TO_FRIDAY,
  NEXT_STATES,
  REPORT_MAX_BYTES,
  SUBMISSION_STATES,
  TOKEN_WORKING_DAYS,
} from "./model.ts";
import { hiddenBy, shownStateKey } from "./shown-state.ts";
import { fieldsOfReason, isReasonCode, REASON_CODES } from "./reasons.ts";
import { dueAfter } from "./review-time.ts";
import reasonTexts from "#content/messages/en/reasons.json" with { type: "json" };

it("§5, §9: a logo has 400 × 400 px and 5 MB, a report 10 MB, tokens take two working days", () => {
  expect([LOGO_SIDE_PX, LOGO_MAX_BYTES, REPORT_MAX_BYTES, TOKEN_WORKING_DAYS]).toEqual([
    400, 5_242_880, 10_485_760, 2,
  ]);
});

it("a decided submission is only reviewed again, delisted by its owner, or reopened", () => {
  expect(NEXT_STATES.live).toEqual(["in_review", "withdrawn"]);
  expect(NEXT_STATES.rejected).toEqual(["in_review"]);
  expect(NEXT_STATES.withdrawn).toEqual(["in_review", "awaiting_donation"]);
});

it("only a new or a withdrawn submission comes to wait for a donation", () => {
  const waiting = SUBMISSION_STATES.filter((state) => canBecome(state, "awaiting_donation"));
  expect(waiting).toEqual(["received", "withdrawn"]);
});

it("changes can be requested and sent again", () => {
  expect(canBecome("in_review", "changes_requested")).toBe(true);
  expect(canBecome("changes_requested", "in_review")).toBe(true);
  expect(canBecome("approved", "in_review")).toBe(false);
});

it("the consent's version is a day", () => expect(CONSENT_VERSION).toMatch(/^\d{4}-\d\d-\d\d$/));

it("every reason has a text and opens fields that the form has", () => {
  expect(REASON_CODES.toSorted()).toEqual(Object.keys(reasonTexts).toSorted());
  expect(isReasonCode("toString")).toBe(false);
  expect(fieldsOfReason("websiteUnsafe", { url: "", name: "" })).toEqual(["url"]);
});

const day = (date: Date): string => date.toISOString().slice(0, 10);
const friday = new Date("2026-11-20T15:00:00Z");

it("§4: a token is due after two working days, the rest after five", () => {
  const due = (kind: "token" | "dapp" | "nft") =>
    day(dueAfter({ kind, fields: {} }, friday, MONDAY_TO_FRIDAY));
  expect([due("token"), due("dapp"), due("nft")]).toEqual(["2026-11-24", "2026-11-27", "2026-11-27"]);
});

it("a change of descriptions alone is due after one working day", () => {
  const published = { name: "Harbour", texts: { en: { title: "Harbour", desc: "Old" } } };
  const due = (fields: object) =>
    day(dueAfter({ kind: "dapp", fields, published }, friday, MONDAY_TO_FRIDAY));
  expect(due({ ...published, texts: { en: { title: "Harbour", desc: "New" } } })).toBe("2026-11-23");
  expect(due({ ...published, texts: { en: { title: "Haven", desc: "New" } } })).toBe("2026-11-27");
  expect(due(published)).toBe("2026-11-27");
});

it("holidays and other working weeks move the due date; the time of day stays", () => {
  const calendar = { ...MONDAY_TO_FRIDAY, holidays: new Set(["2026-11-23"]) };
  expect(dueAfter({ kind: "token", fields: {} }, friday, calendar).toISOString()).toBe(
    "2026-11-25T15:00:00.000Z",
  );
  const sundayToThursday = { weekdays: new Set([0, 1, 2, 3, 4]), holidays: new Set<string>() };
  expect(day(afterWorkingDays(friday, 2, sundayToThursday))).toBe("2026-11-23");
});

it.each([
  ["live", "paused", "submitter", "paused"],
  ["live", "paused", "operator", "takenDown"],
  ["withdrawn", "delisted", "submitter", "withdrawn"],
  ["withdrawn", "delisted", "operator", "takenDown"],
] as const)("%s after %s by the %s reads as %s", (state, code, by, shown) => {
  expect(
    shownStateKey(
      state,
      null,
      hiddenBy(
        [
          { code: "published", by: "system" },
          { code, by },
        ],
        true,
      ),
    ),
  ).toBe(shown);
});

it("a listing whose page another submission has got is replaced, until it is published again", () => {
  const given = [
    { code: "published", by: "system" },
    { code: "page_given", by: "operator" },
  ] as const;
  const named = (events: Parameters<typeof hiddenBy>[0], ownsPage: boolean) =>
    shownStateKey("live", null, hiddenBy(events, ownsPage));
  expect(named(given, false)).toBe("replaced");
  // The other one may have been withdrawn since; the page is gone all the same.
  expect(named(given, true)).toBe("replaced");
  // Before there was an event for it.
  expect(named(given.slice(0, 1), false)).toBe("replaced");
  expect(named([...given, { code: "published", by: "system" }], true)).toBe("live");
  expect(shownStateKey("in_review", null, hiddenBy(given, false))).toBe("inReview");
  expect(shownStateKey("withdrawn", null, hiddenBy(given, false))).toBe("withdrawn");
});
