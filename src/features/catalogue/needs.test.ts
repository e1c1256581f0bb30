import { expect, it } from "vitest";
import { needsOf } from "./needs.ts";

it("what a DApp needs follows from its kind, then from its missing wallet connection, or is not known", () => {
  expect(needsOf({ kind: "lending", connection: null })).toEqual({
    answers: { connect: "yes", sign: "yes", deposit: "yes" },
    from: "kind",
  });
  expect(needsOf({ kind: "stablecoin", connection: "none" })).toEqual({
    answers: { connect: "no", sign: "no", deposit: null },
    from: "connection",
  });
  expect(needsOf({ kind: "bridge", connection: "both" }).from).toBeNull();
});
