import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import { errorKind, errorMessage, errorStatus } from "./error-status.ts";

const answer = (status: number) => new ErrorResponse(status, "Gone fishing", null);

describe("the status of an error", () => {
  it("is the one it carries", () => {
    expect(errorStatus(answer(404))).toBe(404);
    expect(errorStatus(answer(418))).toBe(418);
  });

  it.each([new Error("x"), "text", null, undefined, { status: 404 }])("is 500 otherwise: %o", (error) => {
    expect(errorStatus(error)).toBe(500);
  });
});

describe("the page for an error", () => {
  it("is the not-found page for status 404, even without a connection", () => {
    expect(errorKind(answer(404), true)).toBe("notFound");
    expect(errorKind(answer(404), false)).toBe("notFound");
  });

  it("says what to do about a limit and an update", () => {
    expect(errorKind(answer(429), true)).toBe("tooMany");
    expect(errorKind(answer(503), true)).toBe("maintenance");
  });

  it("speaks of the connection where there is none and no server answered", () => {
    expect(errorKind(new TypeError("Failed to fetch"), false)).toBe("offline");
    expect(errorKind(new TypeError("Failed to fetch"), true)).toBe("unexpected");
    expect(errorKind(answer(500), false)).toBe("unexpected");
  });
});

it("the details of an error are its own words", () => {
  expect(errorMessage(answer(500))).toBe("Gone fishing");
  expect(errorMessage(new Error("broken"))).toBe("broken");
  expect(errorMessage("text")).toBe("text");
  expect(errorMessage(Object.create(null))).toBe("");
  expect(errorMessage(undefined)).toBe("");
});
