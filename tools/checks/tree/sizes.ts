// Checks sizes and names that the linter does not: style sheets, folders, and forbidden file names.
import { posix } from "node:path";
import type { Finding, SourceFile } from "#tools/checks/source-tree.ts";

export const MAX_LINES = 400;
const MAX_LINES_P95 = 250;
export const MAX_FILES_IN_FOLDER = 20;

const OURS = /^(src|tools|tests|bench|vite)\//;
const COUNTED = /\.(ts|tsx|mts|mjs|css)$/;
/** The linter checks length and name of these. */
const LINTED = /\.(ts|tsx|mts|mjs)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
// These names describe nothing, so they attract everything.
const EMPTY_WORDS = new Set(["utils", "util", "helpers", "helper", "misc", "common", "types", "constants"]);

const linesOf = ({ text }: SourceFile): number => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

export function checkSizes(files: readonly SourceFile[]): Finding[] {
  const ours = files.filter(({ path }) => OURS.test(path));
  const counted = ours.filter(({ path }) => COUNTED.test(path));
  return [
    ...counted.filter(({ path }) => !LINTED.test(path)).flatMap(tooLong),
    ...spread(counted),
    ...crowded(ours),
    ...ours.flatMap(misnamed),
  ];
}

function tooLong(file: SourceFile): Finding[] {
  const lines = linesOf(file);
  return lines > MAX_LINES ? [{ path: file.path, problem: `${lines} lines, the limit is ${MAX_LINES}` }] : [];
}

function spread(files: readonly SourceFile[]): Finding[] {
  const lengths = files.map(linesOf).toSorted((a, b) => a - b);
  const p95 = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
  // In a small tree one long file is already 5 %.
  if (p95 <= MAX_LINES_P95 || lengths.length < MAX_FILES_IN_FOLDER) return [];
  return [{ path: "src", problem: `5 % of files have over ${p95} lines, the limit is ${MAX_LINES_P95}` }];
}

function crowded(files: readonly SourceFile[]): Finding[] {
  const folders = Map.groupBy(files, ({ path }) => posix.dirname(path));
  return [...folders]
    .filter(([, inside]) => inside.length > MAX_FILES_IN_FOLDER)
    .map(([path, inside]) => ({
      path,
      problem: `${inside.length} files, the limit is ${MAX_FILES_IN_FOLDER}`,
    }));
}

function misnamed({ path }: SourceFile): Finding[] {
  const names = path.split("/");
  const file = names.at(-1) ?? "";
  const isReadme = file === "README.md";
  const ownWords = LINTED.test(file) || isReadme ? [] : file.split(".").filter((part) => part !== "");
  const words = [...names.slice(0, -1), ...ownWords];
  const odd = words.find((word) => !KEBAB.test(word));
  const empty = [...names.slice(1, -1), file.split(".")[0] ?? ""].find((word) => EMPTY_WORDS.has(word));
  return [
    ...(odd ? [{ path, problem: `"${odd}" is not in kebab-case` }] : []),
    ...(empty ? [{ path, problem: `"${empty}" says nothing about what is inside` }] : []),
  ];
}
