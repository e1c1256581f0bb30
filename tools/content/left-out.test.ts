import { expect, test } from "vitest";
import { leaveOutRows, partsLeftOut } from "./left-out.ts";

const ALL = { store: true, donation: true, programme: true, tools: true };
const rows = JSON.stringify([
  { hid: 1, needs: ["programme"], title: "Intake" },
  { hid: 2, needs: ["store", "programme"], title: "Writing month" },
  { hid: 3, title: "Backup" },
]);

const left = (switches: typeof ALL): unknown => JSON.parse(leaveOutRows(rows, switches));

test("a row is left out if one of the parts that it needs is off, and no mark is left", () => {
  expect(left(ALL)).toEqual([
    { hid: 1, title: "Intake" },
    { hid: 2, title: "Writing month" },
    { hid: 3, title: "Backup" },
  ]);
  expect(left({ ...ALL, store: false })).toEqual([
    { hid: 1, title: "Intake" },
    { hid: 3, title: "Backup" },
  ]);
  expect(left({ ...ALL, programme: false })).toEqual([{ hid: 3, title: "Backup" }]);
});

test("rows deeper in a file are left out too, and a file without marks is not touched", () => {
  expect(JSON.parse(leaveOutRows(`{"history": ${rows}}`, { ...ALL, programme: false }))).toEqual({
    history: [{ hid: 3, title: "Backup" }],
  });
  expect(leaveOutRows(`{ "a":1 }`, ALL)).toBe(`{ "a":1 }`);
});

test("only parts that are off are left out", () => {
  expect(partsLeftOut(ALL)).toEqual([]);
  expect(partsLeftOut({ ...ALL, tools: false })).toEqual(["tools"]);
});
