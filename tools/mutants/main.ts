/**
 * `npm run mutants -- [scope …]`: changes the code of the core in one place at a time and counts which changes a test
 * notices. Prints the table of docs/mutants.md, and writes the mutants that lived to build/mutants. Takes minutes.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { launch, LaunchError } from "#tools/launch.mjs";
import { HEADER, livingMutants, rowOf, scoreOf } from "./report.ts";
import { SCOPES, type Scope } from "./scopes.ts";
import { runStryker } from "./stryker.ts";

const MIN_PERCENT = 80;
const root = dirname(dirname(import.meta.dirname));

/** `donations` is every scope whose name begins with it. */
function scopesNamed(name: string): readonly Scope[] {
  const found = SCOPES.filter((one) => one.name === name || one.name.startsWith(`${name}-`));
  if (found.length === 0)
    throw new LaunchError(`No scope "${name}": there are ${SCOPES.map((one) => one.name).join(", ")}.`);
  return found;
}

await launch(async () => {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: { again: { type: "boolean", default: false } },
  });
  const scopes = names.length > 0 ? names.flatMap(scopesNamed) : SCOPES;
  const rows: string[] = [];
  let isGood = true;
  for (const scope of scopes) {
    const report = await runStryker(root, { scope, isAgain: values.again });
    const score = scoreOf(report);
    rows.push(rowOf(scope.name, score, new Date()));
    isGood &&= score.percent >= MIN_PERCENT;
    writeFileSync(join(root, "build/mutants", `${scope.name}.txt`), `${livingMutants(report).join("\n")}\n`);
  }
  console.log([HEADER, ...rows].join("\n"));
  return isGood ? 0 : 1;
});
