import { expect, it } from "vitest";
import { GroupNames, type Group } from "./group-names.ts";

it("thousands of names are read a group at a time, so that the event loop can turn in between", () => {
  const groups = Array.from({ length: 60 }, (_, at): Group => ({
    names: [`group ${at}`],
    members: Int32Array.of(at),
  }));
  const steps = GroupNames.of(groups, new Set());
  let yields = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) yields += 1;
  expect(yields).toBeGreaterThanOrEqual(groups.length);
  expect(step.value.called("group7").map(({ members }) => [...members])).toEqual([[7]]);
});
