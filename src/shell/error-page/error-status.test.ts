import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import { errorKind, errorMessage, errorStatus } from "./error-status.ts";

const answer = (status: number) => new ErrorResponse(status, "Gone fishing", null);

describe("the status of an error", () => {
  it("is the status of the response", () => {
    expect(errorStatus(answer(404))).toBe(404);
    expect(errorStatus(answer(418))).toBe(418);
  });

  it.each([new Error("x"), "text", null, undefined, { status: 404 }])("is 500 otherwise: %o", (error) => {
    expect(errorStatus(error)).toBe(500);
  });
});

it("the error page says what to do if the status is known", () => {
  expect([404, 429, 503, 500, 400].map(errorKind)).toEqual([
    "notFound",
    "tooMany",
    "maintenance",
    "unexpected",
    "unexpected",
  ]);
});

it("the details of an error are its message", () => {
  expect(errorMessage(answer(500))).toBe("Gone fishing");
  expect(errorMessage(new Error("broken"))).toBe("broken");
  expect(errorMessage("text")).toBe("text");
  expect(errorMessage(Object.create(null))).toBe("");
  expect(errorMessage(undefined)).toBe("");
});
