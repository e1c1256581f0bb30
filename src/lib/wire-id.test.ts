import { expect, it } from "vitest";
import { fromWireId } from "./wire-id.ts";

it("a record's wire name hid is its id inside the site, and nothing else changes", () => {
  expect(fromWireId({ hid: 7, name: "Harbour" })).toEqual({ id: 7, name: "Harbour" });
});
