// Finds links and file names in the docs that lead nowhere: a rename leaves them behind without any error.
import { posix } from "node:path";
import { findingsOf, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";

const DOC = /\.md$/;
/** Dated records: they describe the tree of their day and are never edited, so only their links must work. */
const DATED = /^docs\/(?:decisions|reviews)\//;
/** Texts for visitors; the site checks its own links. */
const FOR_VISITORS = /^content\/legal\//;

const LINK = /\]\([^()\s]+\)/g;
const ELSEWHERE = /^[a-z]+:/;
/** A file in backticks. A name with a placeholder such as `<screen>` or `NNNN` does not match or is skipped. */
const FILE_NAME = /`[\w.@-][\w./@-]*\.(?:ts|tsx|mjs|css|json|md)`/g;
/** Written by the build, so they are not in the tree. */
const GENERATED = /^build\/|\/generated\//;
const PLACEHOLDER = /NNNN/;

/** The anchors that GitHub gives to the headings of a document. */
const anchorsIn = (text: string): string[] =>
  Array.from(text.matchAll(/^#+ (.*)$/gm), ([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

function isDead(file: SourceFile, target: string, files: ReadonlyMap<string, SourceFile>): boolean {
  if (ELSEWHERE.test(target)) return false;
  const [path = "", anchor] = target.split("#");
  const at = path === "" ? file.path : posix.join(posix.dirname(file.path), path);
  const found = files.get(at);
  if (!found) return ![...files.keys()].some((one) => one.startsWith(`${at}/`));
  return anchor !== undefined && !anchorsIn(found.text).includes(anchor);
}

const without = (match: string, start: number, end: number): string => match.slice(start, -end);

export function checkDocLinks(files: readonly SourceFile[]): Finding[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  // A name may leave out the folders before it: docs/architecture.md writes `server/app.ts`.
  const isKnown = (name: string): boolean =>
    byPath.has(name) || files.some(({ path }) => path.endsWith(`/${name}`));
  const isExpected = (name: string): boolean => !GENERATED.test(name) && !PLACEHOLDER.test(name);
  return files
    .filter(({ path }) => DOC.test(path) && !FOR_VISITORS.test(path))
    .flatMap((file) => [
      ...findingsOf(file, LINK, (match) => {
        const target = without(match, 2, 1);
        return isDead(file, target, byPath) ? `links to ${target}, which is not there` : "";
      }),
      ...(DATED.test(file.path)
        ? []
        : findingsOf(file, FILE_NAME, (match) => {
            const name = without(match, 1, 1);
            return isExpected(name) && !isKnown(name) ? `names ${name}, which is not there` : "";
          })),
    ])
    .filter(({ problem }) => problem !== "");
}
