// Finds texts that prove server code in a file built for the browser.
import { parseSync, Visitor } from "vite";
import { isServerOnly } from "#tools/checks/imports/layers.ts";
import { isCode, isTest, type SourceFile } from "#tools/checks/source-tree.ts";

// Shorter texts also occur in browser libraries.
const MIN_LETTERS = 20;

const NEVER_IN_BROWSER = [
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'`]node:[\w/]+/,
  /\b(?:DatabaseSync|createServer|process\.env\.[A-Z_]+)\b/,
  /\b(?:kysely|pino|nodemailer|pg-pool|rate-limiter-flexible|hono)\b/i,
];

export interface Marker {
  readonly text: string;
  readonly path: string;
}

function textsIn({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") found.push(value);
    },
    TemplateElement: ({ value }) => found.push(value.cooked ?? ""),
  }).visit(parseSync(path, text).program);
  return found.filter((candidate) => candidate.length >= MIN_LETTERS && !candidate.startsWith("#"));
}

/** Returns texts that occur only in server files. */
export function serverMarkers(files: readonly SourceFile[]): Marker[] {
  const shipped = files.filter((file) => /^(src|content|brand)\//.test(file.path) && !isTest(file));
  const server = shipped.filter((file) => isCode(file) && isServerOnly(file.path));
  const elsewhere = shipped
    .filter((file) => !server.includes(file))
    .map(({ text }) => text)
    .join("\n");
  return server.flatMap((file) =>
    textsIn(file)
      .filter((text) => !elsewhere.includes(text))
      .map((text) => ({ text, path: file.path })),
  );
}

export function serverCodeIn(browserCode: string, markers: readonly Marker[]): string[] {
  const byTexts = markers
    .filter(
      ({ text }) => browserCode.includes(text) || browserCode.includes(JSON.stringify(text).slice(1, -1)),
    )
    .map(({ text, path }) => `"${text}" of ${path}`);
  const byNames = NEVER_IN_BROWSER.flatMap((pattern) => pattern.exec(browserCode)?.[0] ?? []);
  return [...byTexts, ...byNames];
}
