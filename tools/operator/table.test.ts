import { expect, it } from "vitest";
import { formatTable } from "./table.ts";

it("lines its columns up", () => {
  expect(
    formatTable([
      { email: "a@b.co", state: "pending" },
      { email: "long@b.co", state: null },
    ]),
  ).toBe(["email      state", "---------  -------", "a@b.co     pending", "long@b.co"].join("\n"));
});

it("says so when there is nothing", () => {
  expect(formatTable([])).toBe("Nothing to show.");
});
