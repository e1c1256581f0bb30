/** Keeps what was signed, and the signature, so that anybody can verify a proof. */
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["message", "signature"])
    await db.schema
      .alterTable("ownership_proof")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
      .execute();
}
