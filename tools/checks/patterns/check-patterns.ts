import { isCode, isTest, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";
import { judgePattern, type Judge } from "./judge.ts";
import { readPatterns, type Pattern } from "./read-patterns.ts";

/** Code that runs while the site serves, or when an operator reads what visitors sent. */
const RUNNING = /^(src|tools\/operator)\//;

interface Allowed {
  readonly path: string;
  /** The beginning of the expression. */
  readonly start: string;
  readonly reason: string;
}

/** Each entry states why the expression cannot become slow. */
const ALLOWED: readonly Allowed[] = [
  {
    path: "src/lib/search/scripts/segments.ts",
    start: "new RegExp(\n  `(?<run>${RUN}+)|(?<word>",
    reason:
      "recheck does not know the flag v. Three alternatives, each a repeated class; no two classes share a character, so every character is read once.",
  },
];

const isAllowed = ({ path, text }: Pattern, allowed: readonly Allowed[]): boolean =>
  allowed.some((one) => one.path === path && text.startsWith(one.start));

/** A long text must not block the site, so an expression takes linear time or is listed above with a reason. */
export function checkPatterns(
  files: readonly SourceFile[],
  judge: Judge = judgePattern,
  allowed: readonly Allowed[] = ALLOWED,
): Finding[] {
  const patterns = runningPatterns(files).filter((pattern) => !isAllowed(pattern, allowed));
  return patterns.flatMap(({ path, line, text, written }) => {
    const problem = written ? judge(written) : "is put together when the code runs, so nothing can judge it";
    return problem === null ? [] : [{ path, line, problem: `${text} ${problem}` }];
  });
}

export const runningPatterns = (files: readonly SourceFile[]): Pattern[] =>
  files.filter((file) => RUNNING.test(file.path) && isCode(file) && !isTest(file)).flatMap(readPatterns);
