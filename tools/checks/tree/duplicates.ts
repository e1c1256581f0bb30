// Finds copied code: runs of at least six lines that differ only in spaces and comments.
import { isCode, isTest, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";

const MIN_RUN = 6;
const MAX_SHARE = 0.02;

interface Line {
  readonly path: string;
  readonly number: number;
  readonly text: string;
}

interface Copy {
  readonly first: Line;
  readonly second: Line;
  length: number;
}

const IN_SCOPE = /^(src|tools)\//;

/** Returns the significant lines. Imports, comments and lone brackets repeat everywhere. */
function tellingLines({ path, text }: SourceFile): Line[] {
  const withoutComments = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ""));
  return withoutComments
    .split("\n")
    .map((line, index) => ({
      path,
      number: index + 1,
      text: line
        .replace(/^\s*\/\/.*$/, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    }))
    .filter((line) => /\w/.test(line.text) && !/^(import|export \{|\} from)\b/.test(line.text));
}

/** Compares two runs in parallel: a window that continues the previous copy makes it one line longer. */
function copiesAmong(files: readonly Line[][]): Copy[] {
  const firstSeen = new Map<string, { lines: Line[]; at: number }>();
  const copies: Copy[] = [];
  for (const lines of files) {
    let open: { copy: Copy; nextFirst: Line | undefined } | undefined;
    for (let at = 0; at + MIN_RUN <= lines.length; at += 1) {
      const run = lines.slice(at, at + MIN_RUN);
      const key = run.map(({ text }) => text).join("\n");
      const seen = firstSeen.get(key);
      const [second] = run;
      const first = seen?.lines[seen.at];
      // A run that overlaps itself (a list of similar entries) is not a copy.
      if (!seen || !first || !second || (seen.lines === lines && at - seen.at < MIN_RUN)) {
        if (!seen) firstSeen.set(key, { lines, at });
        open = undefined;
        continue;
      }
      if (open?.nextFirst === first) open.copy.length += 1;
      else copies.push((open = { copy: { first, second, length: MIN_RUN }, nextFirst: first }).copy);
      open.nextFirst = seen.lines[seen.at + 1];
    }
  }
  return copies;
}

export function findCopies(files: readonly SourceFile[]): { share: number; findings: Finding[] } {
  const inScope = files.filter(
    (file) => IN_SCOPE.test(file.path) && (isCode(file) || file.path.endsWith(".css")) && !isTest(file),
  );
  const lines = inScope.map(tellingLines);
  const copies = copiesAmong(lines);
  const total = lines.reduce((sum, { length }) => sum + length, 0);
  const copied = copies.reduce((sum, { length }) => sum + length, 0);
  const findings = copies.map(({ first, second, length }) => ({
    path: second.path,
    line: second.number,
    problem: `${length} lines as in ${first.path}:${first.number}`,
  }));
  return { share: total === 0 ? 0 : copied / total, findings };
}

export function checkDuplicates(files: readonly SourceFile[]): Finding[] {
  const { share, findings } = findCopies(files);
  if (share <= MAX_SHARE) return [];
  const percent = (share * 100).toFixed(1);
  return [{ path: "src, tools", problem: `${percent} % of lines are copies, the limit is 2 %` }, ...findings];
}
