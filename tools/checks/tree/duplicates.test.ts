import { expect, test } from "vitest";
import { checkDuplicates, findCopies } from "./duplicates.ts";

const body = (name: string, lines: number) =>
  Array.from({ length: lines }, (_, n) => `  const ${name}${n} = compute(${n});`).join("\n");

test("a function copied into another file is found with both places", () => {
  const copied = body("same", 8);
  const { findings } = findCopies([
    { path: "src/lib/a.ts", text: `export const a = 1;\n${copied}` },
    {
      path: "src/lib/b.ts",
      text: `import "./c.ts";\n\n// another comment\n${copied.replaceAll("  ", "\t")}\nexport const b = 2;`,
    },
  ]);
  expect(findings).toEqual([{ path: "src/lib/b.ts", line: 4, problem: "8 lines as in src/lib/a.ts:2" }]);
});

test("a copy inside one file is found", () => {
  const text = `${body("x", 6)}\nconst between = 1;\n${body("x", 6)}`;
  expect(findCopies([{ path: "src/lib/a.ts", text }]).findings).toHaveLength(1);
});

test("five equal lines, imports and brackets are not a copy", () => {
  const same = `import { a } from "./a.ts";\n}\n});\n${body("y", 5)}\n}\n`;
  const files = ["src/lib/a.ts", "src/lib/b.ts"].map((path) => ({ path, text: same }));
  expect(findCopies(files).findings).toEqual([]);
});

test("the check fails above two per cent and names the pairs", () => {
  const original = { path: "src/lib/a.ts", text: body("a", 300) };
  const copyOf = (lines: number) => ({ path: "tools/b.ts", text: `${body("a", lines)}\n${body("b", 300)}` });
  expect(checkDuplicates([original, copyOf(10)])).toEqual([]);
  const findings = checkDuplicates([original, copyOf(20)]);
  expect(findings.map(({ problem }) => problem)).toEqual([
    "3.2 % of lines are copies, the limit is 2 %",
    "20 lines as in src/lib/a.ts:1",
  ]);
});
