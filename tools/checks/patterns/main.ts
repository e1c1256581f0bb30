// `node tools/run.mjs tools/checks/patterns/main.ts`: judges every regular expression again and records the safe ones.
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readTree } from "#tools/checks/source-tree.ts";
import { runningPatterns } from "./check-patterns.ts";
import { askRecheck, nameOf } from "./judge.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const written = runningPatterns(readTree(root)).flatMap((pattern) => pattern.written ?? []);
const each = new Map(written.map((pattern) => [nameOf(pattern), pattern]));
const safe: string[] = [];
for (const [name, pattern] of each) {
  const problem = askRecheck(pattern);
  if (problem === null) safe.push(name);
  else console.log(name, problem);
}
writeFileSync(join(import.meta.dirname, "known-safe.json"), `${JSON.stringify(safe.toSorted(), null, 2)}\n`);
console.log(`${safe.length} of ${each.size} regular expressions are safe.`);
