import { expect, it } from "vitest";
import { duplicates } from "./compare.ts";
import { createKnownProjects, type ListedProject } from "./known-projects.ts";
import type { Project } from "./project.ts";

const contracts = [{ network: "eth", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" }];
const dapp: ListedProject = { name: "Harbour Exchange", url: null, symbol: null, contracts };
const token: ListedProject = { name: "Harbour", url: null, symbol: "HRB", contracts };

const submitted: Project = {
  kind: "token",
  name: null,
  nameField: "name",
  host: null,
  website: null,
  websiteField: "website",
  symbol: null,
  contracts: contracts.map((one) => ({ ...one, networkTitle: "Ethereum" })),
};

async function levelBeside(...listed: ListedProject[]): Promise<string | undefined> {
  async function* projects() {
    yield* listed;
  }
  const known = await createKnownProjects({ version: async () => 1, projects })();
  return duplicates(submitted, known, false).find(({ code }) => code === "duplicate_contract")?.level;
}

it("a token that is listed already cannot be listed again, whatever else names its contract", async () => {
  expect(await levelBeside(token)).toBe("stop");
  expect(await levelBeside(token, dapp)).toBe("stop");
  expect(await levelBeside(dapp, token)).toBe("stop");
});

it("a DApp that named the contract does not keep its token out", async () => {
  expect(await levelBeside(dapp)).toBe("warn");
});
