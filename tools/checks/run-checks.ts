// Every check there is, side by side: the programs take the processors while ours run in this process.
import { compileMessages } from "#tools/messages/compile.ts";
import { secondsSince } from "#tools/timed.ts";
import { checkBarrels } from "./imports/barrels.ts";
import { checkBorders } from "./imports/borders.ts";
import { checkCycles } from "./imports/cycles.ts";
import { readModules } from "./imports/modules.ts";
import { runMessageCheck } from "./messages/check.ts";
import { PROGRAMS, type Outcome } from "./programs.ts";
import { readTree, type Finding } from "./source-tree.ts";
import { checkColours, checkInlineStyles } from "./styles/colours.ts";
import { checkCssModules } from "./styles/css-modules.ts";
import { checkDuplicates } from "./tree/duplicates.ts";
import { checkEnvironment } from "./tree/environment.ts";
import { checkHygiene } from "./tree/hygiene.ts";
import { checkProductWords } from "./tree/product-words.ts";
import { checkReadmeSettings } from "./tree/readme-settings.ts";
import { checkSizes } from "./tree/sizes.ts";

export interface Tally {
  passed: number;
  failed: number;
}

type Named = [name: string, run: () => Finding[]];

const inSentence = ({ path, line, problem }: Finding): string =>
  `${path}${line === undefined ? "" : `:${line}`}  ${problem}`;

function outcomeOf(findings: readonly Finding[]): Outcome {
  return { passed: findings.length === 0, output: findings.map(inSentence).join("\n") };
}

function ourChecks(root: string): Named[] {
  const files = readTree(root);
  const modules = readModules(files);
  return [
    ["borders", () => checkBorders(files, modules)],
    ["import cycles", () => checkCycles(modules)],
    ["barrels", () => checkBarrels(modules)],
    ["sizes and names", () => checkSizes(files)],
    ["duplicates", () => checkDuplicates(files)],
    ["style sheets", () => checkCssModules(files, modules)],
    ["colours", () => checkColours(files)],
    ["inline styles", () => checkInlineStyles(files)],
    ["environment", () => checkEnvironment(files)],
    ["product words", () => checkProductWords(files)],
    ["tree hygiene", () => checkHygiene(files)],
    ["README settings", () => checkReadmeSettings(files)],
    ["messages", () => messageFindings(root)],
  ];
}

function messageFindings(root: string): Finding[] {
  return runMessageCheck(root).map(({ where, problem, rule }) => ({
    path: where,
    problem: `${problem} (${rule})`,
  }));
}

function report(name: string, started: number, { passed, output }: Outcome, tally: Tally): void {
  tally[passed ? "passed" : "failed"] += 1;
  console.log(`  ${passed ? "ok  " : "FAIL"} ${name.padEnd(20)} ${secondsSince(started)}`);
  if (!passed) console.log(output.replaceAll(/^/gm, "       "));
}

/** Runs all checks, prints a line for each and gives how many passed and failed. */
export async function runChecks(root: string): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  // The types of messages are what the compiler and the linter read.
  compileMessages(root);
  const programs = Object.entries(PROGRAMS).map(async ([name, run]) => {
    const started = performance.now();
    report(name, started, await run(root), tally);
  });
  for (const [name, run] of ourChecks(root)) {
    const started = performance.now();
    report(name, started, outcomeOf(run()), tally);
  }
  await Promise.all(programs);
  return tally;
}
