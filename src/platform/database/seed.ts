/** Applies the seed once per content, however many processes start together. */
import type { z } from "zod";
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
