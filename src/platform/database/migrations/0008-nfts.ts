/** Creates NFT collections and token logos, and fills them from approved submissions. */
import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("token").addColumn("logo", "text").execute();
  await db.schema
    .createTable("nft")
    .addColumn("network", "text", (c) => c.notNull())
    .addColumn("address_key", "text", (c) => c.notNull())
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("standard", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("website", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("marketplaces", columnTypes(db).json, (c) => c.notNull())
    .addColumn("logo", "text", (c) => c.notNull())
    .addColumn("listed_at", "bigint", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("nft_key", ["network", "address_key"])
    .execute();
  for (const { kind, fields, changed_at } of await readLive(db)) {
    const form = JSON.parse(fields) as ApprovedForm;
    await (kind === "token" ? setLogo(db, form) : addNft(db, form, changed_at));
  }
}

interface LiveSubmission {
  readonly kind: "token" | "nft";
  readonly fields: string;
  readonly changed_at: number;
}

interface ApprovedForm {
  readonly network: string;
  readonly address: string;
  readonly type: string;
  readonly name: string;
  readonly website: string;
  readonly description: string;
  readonly marketplaces?: readonly string[];
  readonly icon_url: string;
}

/** Ordered so that the latest submission of a contract wins. */
async function readLive(db: Kysely<unknown>): Promise<LiveSubmission[]> {
  const { rows } = await sql<LiveSubmission>`
    select kind, fields, changed_at from submission
    where state = 'live' and kind in ('token', 'nft') order by changed_at`.execute(db);
  return rows;
}

const keyOf = (address: string): string =>
  /^0x[\da-f]{40}$/i.test(address) ? address.toLowerCase() : address;

const setLogo = (db: Kysely<unknown>, { network, address, icon_url }: ApprovedForm) =>
  sql`update token set logo = ${icon_url}
    where network = ${network} and address_key = ${keyOf(address)}`.execute(db);

async function addNft(db: Kysely<unknown>, form: ApprovedForm, at: number): Promise<void> {
  const { network, address, type, name, website, description, marketplaces = [], icon_url } = form;
  await sql`delete from nft where network = ${network} and address_key = ${keyOf(address)}`.execute(db);
  await sql`insert into nft values (${network}, ${keyOf(address)}, ${address}, ${type}, ${name}, ${website},
    ${description}, ${JSON.stringify(marketplaces)}, ${icon_url}, ${at}, ${at})`.execute(db);
}
