/** Applies the seed once per content, however many processes start together. */
import { readdir, readFile } from "node:fs/promises";
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "./schema.ts";
import { waitForLock } from "./wait-for-lock.ts";

interface Seed {
  readonly name: string;
  readonly contentHash: string;
  /** Receives the hash that was applied before, or null on an empty database. */
  readonly apply: (tx: Db, previousHash: string | null) => Promise<void>;
}

export async function applySeed(db: Db, clock: Clock, seed: Seed): Promise<"applied" | "unchanged"> {
  return waitForLock(() => db.transaction().execute((tx) => applyIn(tx, clock, seed)));
}

/** Parses a file of content/seed; an error names the file. */
export function parseSeedFile<Content>(name: string, text: Buffer, schema: z.ZodType<Content>): Content {
  const parsed = schema.safeParse(JSON.parse(String(text)));
  if (!parsed.success) throw new Error(`content/seed/${name}.json: ${parsed.error.message}`);
  return parsed.data;
}

/** `translations/<language>/<name>.json` of the seed: texts by hid. */
export interface TranslationFile {
  readonly language: string;
  readonly text: Buffer;
}

export async function readTranslations(folder: URL, name: string): Promise<TranslationFile[]> {
  const languages = await readdir(new URL("translations/", folder)).catch((): string[] => []);
  // Sorted, because the hash of the seed depends on the order.
  return Promise.all(
    languages
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map(async (language) => ({
        language,
        text: await readFile(new URL(`translations/${language}/${name}.json`, folder)),
      })),
  );
}

const translatableRows = z.array(z.looseObject({ hid: z.int() }));

/** Adds the translations of each row to its `field`. */
export function addTranslations(text: Buffer, field: string, files: readonly TranslationFile[]): Buffer {
  const rows = translatableRows.parse(JSON.parse(String(text)));
  const byHid = new Map(rows.map((row) => [String(row.hid), row]));
  for (const file of files) {
    for (const [hid, translation] of Object.entries(JSON.parse(String(file.text)) as object)) {
      const row = byHid.get(hid);
      if (row) row[field] = { ...(row[field] as object), [file.language]: translation as unknown };
    }
  }
  return Buffer.from(JSON.stringify(rows));
}

async function applyIn(tx: Db, clock: Clock, seed: Seed): Promise<"applied" | "unchanged"> {
  // The write comes first, so that a second process waits here until the first has finished.
  const row = await tx
    .insertInto("seed")
    .values({ name: seed.name, content_hash: "", applied_at: clock.now().getTime() })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name: seed.name }))
    .returning("content_hash")
    .executeTakeFirstOrThrow();
  if (row.content_hash === seed.contentHash) return "unchanged";
  await seed.apply(tx, row.content_hash === "" ? null : row.content_hash);
  await tx
    .updateTable("seed")
    .set({ content_hash: seed.contentHash, applied_at: clock.now().getTime() })
    .where("name", "=", seed.name)
    .execute();
  return "applied";
}
