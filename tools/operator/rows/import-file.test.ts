import { expect, it } from "vitest";
import { importReport } from "./import-file.ts";

it("a good import is reported in numbers", () => {
  expect(importReport({ ok: true, rows: 10, added: 3, changed: 2 })).toBe(
    "10 rows: 3 added, 2 changed, 5 as before.",
  );
});

it("a bad import is reported row by row, with its outcome", () => {
  const problems = [
    { row: 2, reason: "title must not be empty" },
    { row: 2, reason: 'network "x" is unknown' },
    { row: 7, reason: "url is missing" },
  ];
  expect(importReport({ ok: false, problems })).toBe(
    [
      "row 2: title must not be empty",
      'row 2: network "x" is unknown',
      "row 7: url is missing",
      "Nothing was imported: 2 rows are wrong.",
    ].join("\n"),
  );
});

it("a file that is not an array has no row to report", () => {
  const problems = [{ row: 0, reason: "the file must hold one JSON array" }];
  expect(importReport({ ok: false, problems })).toBe(
    "the file must hold one JSON array\nNothing was imported.",
  );
});
