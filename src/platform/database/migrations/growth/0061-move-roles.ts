/** As what somebody signed a move: owner, proxy admin or deployer of the old contract. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("listing_move")
    .addColumn("role", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  // What was signed before is still known where its submission is.
  await sql`
    update listing_move set role = coalesce((
      select max(s.role) from move_signature s
      where s.from_subject = listing_move.ref and s.to_subject = listing_move.to_ref
        and s.signer = listing_move.signer
    ), '') where signer <> ''`.execute(db);
}
