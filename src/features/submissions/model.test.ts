import { expect, it } from "vitest";
import {
  canBecome,
  CONSENT_VERSION,
  LOGO_MAX_BYTES,
  LOGO_SIDE_PX,
  NEXT_STATES,
  REPORT_MAX_BYTES,
  SUBMISSION_STATES,
  TOKEN_WORKING_DAYS,
} from "./model.ts";
import { fieldsOfReason, isReasonCode, REASON_CODES } from "./reasons.ts";
import reasonTexts from "#content/messages/en/reasons.json" with { type: "json" };

it("§5, §9: a logo has 400 × 400 px and 5 MB, a report 10 MB, tokens take two working days", () => {
  expect([LOGO_SIDE_PX, LOGO_MAX_BYTES, REPORT_MAX_BYTES, TOKEN_WORKING_DAYS]).toEqual([
    400, 5_242_880, 10_485_760, 2,
  ]);
});

it("a decided submission is final, and nothing returns to waiting for a donation", () => {
  for (const state of ["live", "rejected", "withdrawn"] as const) expect(NEXT_STATES[state]).toEqual([]);
  expect(SUBMISSION_STATES.filter((state) => canBecome(state, "awaiting_donation"))).toEqual(["received"]);
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
