import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { seedSchemas, type CatalogueSeed } from "#features/catalogue/seed-schema.ts";
import { isContractAddress } from "#server/submissions/contract-address.ts";
import { SEED_FOLDER } from "./seeded.ts";

const read = (name: "networks" | "dapps" | "tokens"): unknown =>
  seedSchemas[name].parse(JSON.parse(readFileSync(new URL(`${name}.json`, SEED_FOLDER), "utf8")));

it("every contract of the seed is an address of its network", () => {
  const networks = read("networks") as CatalogueSeed["networks"];
  const byKey = new Map(networks.map((network) => [network.key, network]));
  const contracts = [
    ...(read("dapps") as CatalogueSeed["dapps"]).flatMap((dapp) => dapp.contracts ?? []),
    ...(read("tokens") as CatalogueSeed["tokens"]),
  ];
  const wrong = contracts.filter(({ network, address }) => {
    const on = byKey.get(network);
    return !on || !isContractAddress(on, address);
  });
  expect(wrong).toEqual([]);
  expect(contracts.length).toBeGreaterThan(100);
});
