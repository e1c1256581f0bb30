// `npm run brand -- new <id> [--from answers.json]` and `npm run brand -- check`.
import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { isBuildFresh } from "#tools/build-stamp.mjs";
import { compileBrand, readBrandNames } from "#tools/content/brand.ts";
import { chosenBrand, environmentWith, launch, LaunchError, runChild } from "#tools/launch.mjs";
import { stopWithParent } from "#tools/stop-with-parent.ts";
import { answersSchema, newBrand, problemWith, QUESTIONS, type Answers } from "./new.ts";

const root = dirname(dirname(import.meta.dirname));
const SHOWN = 40;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new LaunchError(`${file} cannot be read as JSON: ${String(error)}`);
  }
}

function readAnswers(file: string): Answers {
  const read = answersSchema.safeParse(readJson(file));
  if (read.success) return read.data;
  throw new LaunchError(z.prettifyError(read.error));
}

/** Asks each question until its answer can be used. A program may answer them, a line each. */
async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Partial<Answers> = {};
  for (const [key, question] of Object.entries(QUESTIONS)) {
    for (;;) {
      terminal.setPrompt(`${question}: `);
      terminal.prompt();
      const line = await lines.next();
      if (line.done) throw new LaunchError("\nNo brand was made: the last questions have no answer.");
      const given = { ...answers, [key]: line.value.trim() };
      const problem = problemWith(key as keyof Answers, given);
      if (problem === null) {
        Object.assign(answers, given);
        break;
      }
      console.log(`  ${problem}`);
    }
  }
  terminal.close();
  return answersSchema.parse(answers);
}

async function makeBrand(id: string | undefined, file: string | undefined): Promise<number> {
  if (id === undefined) throw new LaunchError("Usage: npm run brand -- new <id> [--from answers.json]");
  const answers = file === undefined ? await ask() : readAnswers(file);
  const folder = await newBrand(root, chosenBrand(root), id, answers);
  try {
    // Finds what is wrong now, not at the next build.
    await compileBrand(root, readBrandNames(root, id));
  } catch (error) {
    // Otherwise the next attempt would find a brand that exists already.
    rmSync(folder, { recursive: true });
    throw error;
  }
  console.log(
    `${folder} is complete: BRAND=${id} npm start shows it, BRAND=${id} npm run brand -- check proves it.`,
  );
  return 0;
}

/** In production mode, because React's development build renders pages several times slower. */
const checkInProduction = (): Promise<number> =>
  runChild(process.execPath, [import.meta.filename, "check", "--production"], {
    cwd: root,
    env: environmentWith(root, { NODE_ENV: "production" }),
    ipc: true,
  });

async function check(): Promise<number> {
  if (!isBuildFresh(root)) throw new LaunchError("The build is not up to date: run npm run build first.");
  // Imported here, because it loads the site, which is not built when a brand is new.
  const { checkBrand } = await import("./check.ts");
  const { read, mails, remainders, deadLinks, missing, resembles } = await checkBrand(root);
  const absent = missing.map(({ path, reason }) => `${path} did not come (${reason})`);
  for (const sentence of [...resembles, ...absent, ...deadLinks.slice(0, SHOWN)]) console.log(sentence);
  for (const { where, word, times } of remainders.slice(0, SHOWN))
    console.log(`${where}: ${word}, ${times} times`);
  if (remainders.length > SHOWN) console.log(`… and ${remainders.length - SHOWN} more`);
  console.log(
    `${chosenBrand(root)}: ${read} pages and files and ${mails} mails read, ${remainders.length} remainders of another brand or of a ` +
      `part that is off, ${deadLinks.length} dead links, ${missing.length} pages that did not come, ` +
      `${resembles.length} resemblances to a known wallet`,
  );
  return remainders.length + deadLinks.length + missing.length + resembles.length === 0 ? 0 : 1;
}

stopWithParent();
await launch(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: "string" }, production: { type: "boolean" } },
  });
  const [verb, id] = positionals;
  if (verb === "new") return makeBrand(id, values.from);
  if (verb === "check") return values.production ? check() : checkInProduction();
  throw new LaunchError("npm run brand -- new <id> [--from answers.json]\nnpm run brand -- check");
});
