import { expect, it } from "vitest";
import { flattenFields, nestFields } from "./form-names.ts";
import { SAMPLE_DAPP } from "./schema/sample-forms.ts";

it("a form's names become nested fields, and back", () => {
  const nested = nestFields(flattenFields(SAMPLE_DAPP));
  expect(nested).toEqual({
    ...SAMPLE_DAPP,
    referral: "yes",
    referral_activation: "no",
    audit: "yes",
    has_tokens: "yes",
  });
});

it("a repeated name is a list, and rows keep their order", () => {
  expect(
    nestFields([
      ["consent", "truth"],
      ["consent", "rights"],
      ["contact.10", "c"],
      ["contact.2", "b"],
      ["contact.0", "a"],
    ]),
  ).toEqual({ consent: ["truth", "rights"], contact: ["a", "b", "c"] });
});

it("names cannot reach prototypes", () => {
  const nested = nestFields([
    ["__proto__.polluted", "yes"],
    ["constructor.prototype.polluted", "yes"],
    ["__proto__", "x"],
    ["a.b.c.d.e.f", "deep"],
    ["a", "text"],
    ["a.b", "under a text"],
  ]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(Object.getPrototypeOf(nested)).toBe(Object.prototype);
  expect(Object.keys(nested)).toContain("__proto__.polluted");
});
