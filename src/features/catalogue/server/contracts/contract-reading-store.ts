/** What nodes told about listed contracts. */
import { addressKey, type Contract, type ContractReading } from "#features/catalogue/model.ts";
import type { Db } from "#platform/database/schema.ts";

type Key = Pick<Contract, "network" | "address">;

export const readingKey = ({ network, address }: Key): string => `${network}:${addressKey(address)}`;

export const createContractReadingStore = (db: Db) => ({
  /** By `readingKey`; contracts that were never read are missing. */
  async readings(contracts: readonly Key[]): Promise<ReadonlyMap<string, ContractReading>> {
    if (contracts.length === 0) return new Map();
    const rows = await db
      .selectFrom("contract_reading")
      .selectAll()
      .where("network", "in", [...new Set(contracts.map(({ network }) => network))])
      .where("address", "in", [...new Set(contracts.map(({ address }) => addressKey(address)))])
      .execute();
    return new Map(
      rows.map(({ network, address, proxy, read_at }) => [
        readingKey({ network, address }),
        { proxy, readAt: new Date(read_at) },
      ]),
    );
  },

  async putReading({ network, address }: Key, { proxy, readAt }: ContractReading): Promise<void> {
    const read = { proxy, read_at: readAt.getTime() };
    await db
      .insertInto("contract_reading")
      .values({ network, address: addressKey(address), ...read })
      .onConflict((conflict) => conflict.columns(["network", "address"]).doUpdateSet(read))
      .execute();
  },

  /** Of contracts that are no longer listed, or whose network is no longer read. Returns how many. */
  async forgetReadings(before: Date): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom("contract_reading")
      .where("read_at", "<", before.getTime())
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});
