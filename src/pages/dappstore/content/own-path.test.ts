import { expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

it("an address on the official host leads to our page in the reader's language", () => {
  expect(ownPath("https://tidepool.example/news/1003?x=1#y", "ko")).toBe("/ko/news/1003?x=1#y");
  expect(ownPath("https://tidepool.example/", "th")).toBe("/th");
});

it("an address elsewhere stays as it is", () => {
  expect(ownPath("https://energy.tidepool.example/a", "ko")).toBe("https://energy.tidepool.example/a");
});
