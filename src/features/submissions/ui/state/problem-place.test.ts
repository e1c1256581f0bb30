import { expect, it } from "vitest";
import type { Entries } from "#features/submissions/form-entries.ts";
import { placeOf } from "./problem-place.ts";

const rows: Entries = [
  ["network.0", "eth"],
  ["address.0", "0xa"],
  ["network.1", "bsc"],
  ["address.1", ""],
  ["contact.0", ""],
];

it("a missing address is shown at the network without one", () => {
  expect(placeOf("address", rows)).toBe("address.1");
});

it("the problem of an empty list is shown at its first row", () => {
  expect(placeOf("contact", rows)).toBe("contact.0");
  expect(placeOf("contact", [])).toBe("contact.0");
});

it("a form with a single network shows it there", () => {
  const single: Entries = [
    ["network", ""],
    ["address", ""],
  ];
  expect(placeOf("network", single)).toBe("network");
  expect(placeOf("address", single)).toBe("address");
});

it("any other problem is shown at its field", () => {
  expect(placeOf("tokens.0.symbol", rows)).toBe("tokens.0.symbol");
});
