/** Counters by which every process learns that public data changed and its pages are stale. */
import type { Db } from "./schema.ts";

export interface DataVersions {
  /** Called inside the writer's own transaction: others see the new number together with the new data. */
  bump(tx: Db, name: string): Promise<void>;
  read(): Promise<ReadonlyMap<string, number>>;
}

export function createDataVersions(db: Db): DataVersions {
  return {
    async bump(tx, name) {
      await tx
        .insertInto("data_version")
        .values({ name, version: 1 })
        .onConflict((conflict) =>
          conflict.column("name").doUpdateSet((eb) => ({ version: eb("data_version.version", "+", 1) })),
        )
        .execute();
    },
    async read() {
      const rows = await db.selectFrom("data_version").select(["name", "version"]).execute();
      return new Map(rows.map((row) => [row.name, row.version]));
    },
  };
}
