// Finds what must not be in the tree: traces of one machine, secrets and postponed work.
import { findingsOf, isTest, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";

interface Ban {
  readonly pattern: RegExp;
  readonly problem: string;
  readonly where?: (file: SourceFile) => boolean;
}

// Brackets in the patterns keep this file from matching itself.
const BANS: readonly Ban[] = [
  { pattern: /\bregistry\.[a-z0-9-]+\.[a-z0-9.-]+/gi, problem: "a package registry's host" },
  { pattern: /^\s*(?:@[\w-]+:)?registry\s*=/gm, problem: "a package registry", where: isNpmConfig },
  { pattern: /"resolved":/g, problem: "a package address in the lock file", where: isLock },
  { pattern: /https?:\/\/[^\s"']+\.tgz\b/g, problem: "a package's address" },
  {
    pattern: /(?:file:\/\/|(?<![\w.:/~-]))\/(?:home|Users|root|work|workspace)\/[\w.-]+/g,
    problem: "a path of one machine",
  },
  { pattern: /\b[A-Z]:\\{1,2}Users\\/g, problem: "a path of one machine" },
  { pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g, problem: "a private key" },
  { pattern: /\bAKIA[0-9A-Z]{16}\b/g, problem: "a cloud key" },
  { pattern: /\b(?:gh[pousr]_|npm_)[A-Za-z0-9]{36,}/g, problem: "an access token" },
  { pattern: /\b(?:xox[abprs]-|sk_live_|AIza)[\w-]{16,}/g, problem: "an access token" },
  { pattern: /_auth(?:Token)?\s*=/g, problem: "an access token", where: isNpmConfig },
  {
    pattern:
      /\b(?:private_?key|mnemonic|api_?key|secret|password)["']?\s*[:=]\s*["'][A-Za-z0-9+/=_-]{24,}["']/gi,
    problem: "a secret",
  },
  {
    pattern:
      /\b[a-z]+:\/\/[^\s:@/"'`$<]+:[^\s:@/"'`$<]+@(?!127\.0\.0\.1|localhost|\[::1\]|host\b|(?:[\w-]+\.)*example\b)/gi,
    problem: "an address with a password",
  },
  { pattern: /\b(?:T[O]DO|F[I]XME|H[A]CK)\b/g, problem: "work that was put off", where: isWritten },
  {
    pattern:
      /\b(?:describe|suite|test|it)(?:\s*\.\s*\w+)*\s*\.\s*(?:only|skip|todo|fixme|fails)\b|\b(?:xit|xdescribe|fit|fdescribe)\s*\(/g,
    problem: "a test that is left out, or runs alone",
    where: isTest,
  },
];

function isNpmConfig({ path }: SourceFile): boolean {
  return path.endsWith(".npmrc");
}

function isLock({ path }: SourceFile): boolean {
  return path === "package-lock.json";
}

function isWritten({ path }: SourceFile): boolean {
  return !path.startsWith("content/") && path !== "package-lock.json";
}

export function checkHygiene(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) =>
    BANS.filter(({ where }) => where?.(file) ?? true).flatMap(({ pattern, problem }) =>
      findingsOf(file, pattern, (match) => `${problem}: ${match.trim().slice(0, 60)}`),
    ),
  );
}
