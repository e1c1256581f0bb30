// Runs every check in parallel: the programs use other processors while ours run in this process.
import { compileContent } from "#tools/content/compile.ts";
import { secondsSince } from "#tools/timed.ts";
import { checkBarrels } from "./imports/barrels.ts";
import { checkBorders } from "./imports/borders.ts";
import { readModules } from "./imports/modules.ts";
import { runMessageCheck } from "./messages/check.ts";
import { PROGRAMS, type Outcome } from "./programs.ts";
import { readTree, type Finding } from "./source-tree.ts";
import { checkColours, checkInlineStyles } from "./styles/colours.ts";
import { checkCssModules } from "./styles/css-modules.ts";
import { checkPatterns } from "./patterns/check-patterns.ts";
import { checkBrandWords } from "./tree/brand-words.ts";
import { checkDocLinks } from "./tree/doc-links.ts";
import { checkDuplicates } from "./tree/duplicates.ts";
import { checkHygiene } from "./tree/hygiene.ts";
import { checkProductWords } from "./tree/product-words.ts";
import { checkReadmeSettings } from "./tree/readme-settings.ts";
import { checkSharedAttributes } from "./tree/shared-attributes.ts";
import { checkSizes } from "./tree/sizes.ts";
import { checkStorageKeys } from "./tree/storage-keys.ts";

export interface Tally {
  passed: number;
  failed: number;
  /** Names of what failed, for the end of a long output. */
  readonly failures: string[];
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
    ["barrels", () => checkBarrels(modules)],
    ["sizes and names", () => checkSizes(files)],
    ["duplicates", () => checkDuplicates(files)],
    ["style sheets", () => checkCssModules(files, modules)],
    ["colours", () => checkColours(files)],
    ["inline styles", () => checkInlineStyles(files)],
    ["shared attributes", () => checkSharedAttributes(files)],
    ["storage keys", () => checkStorageKeys(files)],
    ["brand words", () => checkBrandWords(files)],
    ["product words", () => checkProductWords(files)],
    ["tree hygiene", () => checkHygiene(files)],
    ["doc links", () => checkDocLinks(files)],
    ["README settings", () => checkReadmeSettings(files)],
    ["regular expressions", () => checkPatterns(files)],
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
  if (!passed) tally.failures.push(name);
  console.log(`  ${passed ? "ok  " : "FAIL"} ${name.padEnd(20)} ${secondsSince(started)}`);
  if (!passed) console.log(output.replaceAll(/^/gm, "       "));
}

/** Runs all checks, prints a line for each and returns how many passed and failed. */
export async function runChecks(root: string): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, failures: [] };
  // The compiler and the linter need the types of messages and API calls.
  await compileContent(root);
  // It imports the server, which imports what has just been written.
  const { generateApiTypes } = await import("#tools/api-types/generate.ts");
  await generateApiTypes(root);
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
