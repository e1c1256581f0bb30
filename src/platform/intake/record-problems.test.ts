import { describe, expect, it } from "vitest";
import { z } from "zod";
import { problemsOf, problemText } from "./record-problems.ts";

const schema = z.strictObject({
  title: z.string().min(1, "empty").max(5, "too_long"),
  kind: z.enum(["dex", "bridge"]),
  count: z.int().min(2).max(9, "too_large"),
  tags: z.array(z.string()).max(1, "too_many"),
  site: z.url(),
  day: z.iso.date(),
  page: z.string().includes("{tx}"),
});

const GOOD = {
  title: "Sea",
  kind: "dex",
  count: 3,
  tags: [],
  site: "https://a.example",
  day: "2026-01-31",
  page: "https://a.example/{tx}",
};

const saidOf = (change: object): string[] => {
  const parsed = schema.safeParse({ ...GOOD, ...change });
  return parsed.success ? [] : problemsOf(parsed.error).map(problemText);
};

describe("what is wrong with a record is said at its field", () => {
  it.each([
    [{ title: undefined }, "title is missing"],
    [{ title: 7 }, "title has the wrong type"],
    [{ title: "" }, "title must not be empty"],
    [{ title: "Seaside" }, "title is longer than 5 characters"],
    [{ kind: "x" }, "kind must be one of dex, bridge"],
    [{ count: 1 }, "count is smaller than 2"],
    [{ count: 10 }, "count is larger than 9"],
    [{ tags: ["a", "b"] }, "tags has more than 1 entries"],
    [{ site: "sea" }, "site is no http or https address"],
    [{ day: "today" }, "day is no date such as 2026-01-31"],
    [{ page: "https://a.example" }, "page must contain {tx}"],
    [{ extra: 1 }, "extra is no field that is known here"],
  ])("%o: %s", (change, said) => {
    expect(saidOf(change)).toEqual([said]);
  });

  it("all of it at once, and nothing of a good one", () => {
    expect(saidOf({ title: "", count: 1, extra: 1 })).toHaveLength(3);
    expect(saidOf({})).toEqual([]);
  });
});

it("a rule of a record as a whole, and what it names, are kept", () => {
  const ruled = schema.superRefine((_row, context) => {
    context.addIssue({ code: "custom", path: ["kind"], message: "not_a_kind", params: { value: "$& $1" } });
    context.addIssue({ code: "custom", message: "needs_rule" });
  });
  const { error } = ruled.safeParse(GOOD);
  expect(problemsOf(error!)).toEqual([
    { path: "kind", code: "not_a_kind", value: "$& $1" },
    { path: "", code: "needs_rule" },
  ]);
  expect(problemText(problemsOf(error!)[0]!)).toBe('kind names "$& $1", which is no kind');
});
