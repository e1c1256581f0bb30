import { expect, it } from "vitest";
import { fail, ok } from "./result.ts";

it("an outcome is a value or a code, and says which", () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(fail("not_found")).toEqual({ ok: false, code: "not_found" });
});
