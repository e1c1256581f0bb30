// The tree as the checks read it: every text file that a commit would contain.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly path: string;
  readonly line?: number;
  readonly problem: string;
}

// The entries of .gitignore, and .git itself.
const LEFT_OUT = new Set([
  ".git",
  ".react-router",
  "build",
  "data",
  "node_modules",
  "playwright-report",
  "src/browser/api/generated",
  "src/i18n/generated",
  "test-results",
]);
const BINARY = new Set(
  [
    "avif",
    "br",
    "gif",
    "gz",
    "ico",
    "jpeg",
    "jpg",
    "otf",
    "pdf",
    "png",
    "ttf",
    "webp",
    "woff",
    "woff2",
    "zip",
  ].map((extension) => `.${extension}`),
);

export function readTree(root: string): SourceFile[] {
  const files: SourceFile[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (LEFT_OUT.has(path) || entry.name.endsWith(".log")) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) {
        const text = BINARY.has(extname(entry.name)) ? "" : readFileSync(join(root, path), "utf8");
        files.push({ path, text });
      }
    }
  };
  visit("");
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const CODE = /\.(ts|tsx|mts|mjs)$/;
const TEST = /\.(test|spec)\.tsx?$|^tests\//;

export const isCode = ({ path }: SourceFile): boolean => CODE.test(path);
export const isTest = ({ path }: SourceFile): boolean => TEST.test(path);

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

/** Turns every match of a global pattern into a finding with its line. */
export function findingsOf(file: SourceFile, pattern: RegExp, problem: (match: string) => string): Finding[] {
  return [...file.text.matchAll(pattern)].map((match) => ({
    path: file.path,
    line: lineAt(file.text, match.index),
    problem: problem(match[0]),
  }));
}
