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

const namesOf = (...lists: readonly (readonly string[])[]): GroupNames => {
  const groups = lists.map((names, at): Group => ({ names, members: Int32Array.of(at) }));
  const steps = GroupNames.of(groups, new Set());
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

const membersOf = (groups: readonly Group[]): number[] => groups.flatMap(({ members }) => [...members]);

it("finds the groups with a name that begins with the text, each once", () => {
  const names = namesOf(["bridge", "bridges"], ["bribe"], ["abridge"], ["zebra"]);
  expect(membersOf(names.beginningWith("bridg"))).toEqual([0]);
  expect(membersOf(names.beginningWith("bri")).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(membersOf(names.beginningWith("abridge"))).toEqual([2]);
  expect(membersOf(names.beginningWith("zebra"))).toEqual([3]);
  expect(names.beginningWith("zebras")).toEqual([]);
  expect(names.beginningWith("aaa")).toEqual([]);
  expect(names.beginningWith("zzz")).toEqual([]);
});

it("takes no beginning of two letters for a group: it is the beginning of too many", () => {
  expect(namesOf(["bridge"]).beginningWith("br")).toEqual([]);
});
