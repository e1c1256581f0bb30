import { expect, it } from "vitest";
import { finding, type Finding } from "#features/submissions/findings.ts";
import { duplicates, lookalikes } from "./compare.ts";
import { createKnownProjects, type ListedProject } from "./known-projects.ts";
import type { Project } from "./project.ts";

const contracts = [{ network: "eth", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" }];
const dapp: ListedProject = { name: "Harbour Exchange", url: null, symbols: [], contracts };
const token: ListedProject = { name: "Harbour", url: null, symbols: ["HRB"], contracts };

const submitted: Project = {
  kind: "token",
  name: null,
  nameField: "name",
  host: null,
  website: null,
  websiteField: "website",
  symbol: null,
  contracts: contracts.map((one) => ({ ...one, field: "address", networkTitle: "Ethereum" })),
};

async function knownOf(...listed: ListedProject[]) {
  async function* projects() {
    yield* listed;
  }
  return createKnownProjects({ version: async () => 1, projects })();
}

const levels = (findings: readonly Finding[]): string[] =>
  findings.filter(({ code }) => code === "duplicate_contract").map(({ level }) => level);

it("a listed token is reported once, whatever else names its contract", async () => {
  const listed = [finding("address", "duplicate_contract", "stop", { name: "Harbour" })];
  expect(levels(duplicates(submitted, await knownOf(token, dapp), { isOpen: false, listed }))).toEqual([
    "stop",
  ]);
});

it("a DApp that named the contract does not block its token", async () => {
  expect(levels(duplicates(submitted, await knownOf(dapp), { isOpen: false, listed: [] }))).toEqual(["warn"]);
});

it("a DApp may name a listed token", async () => {
  const ofToken = submitted.contracts.map((one) => ({ ...one, field: "tokens.0.address" }));
  const project: Project = { ...submitted, kind: "dapp", contracts: ofToken };
  expect(levels(duplicates(project, await knownOf(token), { isOpen: false, listed: [] }))).toEqual([]);
});

it.each(["HRВ", "$HRB", "HRB-claim", "HRB2", "HRRB", "HRB.e", "HRB-BEP20", "ЦHRB", "H1RB"])(
  "the symbol %s can be mistaken for HRB",
  async (symbol) => {
    const codes = lookalikes({ ...submitted, symbol }, await knownOf(token)).map(({ code }) => code);
    expect(codes).toEqual(["lookalike_symbol"]);
  },
);

it.each(["HR", "HRBX", "SHRB", "HBR", "hrbETH"])("the symbol %s is another one", async (symbol) => {
  expect(lookalikes({ ...submitted, symbol }, await knownOf(token))).toEqual([]);
});

it("the symbols of a listed DApp's tokens are taken, also for who names the DApp's website", async () => {
  const url = "https://www.quay.example";
  const known = await knownOf({ name: "Quay", url, symbols: ["QUAY", "VQUAY"], contracts });
  const codesOf = (given: Partial<Project>) =>
    lookalikes({ ...submitted, ...given }, known).map(({ code }) => code);
  expect(codesOf({ symbol: "VQUAY" })).toEqual(["lookalike_symbol"]);
  expect(codesOf({ symbol: "VQUΑY", host: "quay.example" })).toEqual(["lookalike_symbol"]);
  expect(codesOf({ symbol: "PIER" })).toEqual([]);
});

const lusd: ListedProject = { name: "Liquid Dollar", url: null, symbols: ["LUSD"], contracts };

it.each(["ULSD", "LU$D", "LUSD.e", "LUꓢD", "LUSDe", "$LU$D2"])(
  "the symbol %s can be mistaken for LUSD",
  async (symbol) => {
    const codes = lookalikes({ ...submitted, symbol }, await knownOf(lusd)).map(({ code }) => code);
    expect(codes).toEqual(["lookalike_symbol"]);
  },
);

it("a small i has a dot and is no L, a capital one is", async () => {
  const known = await knownOf(lusd);
  expect(lookalikes({ ...submitted, symbol: "iUSD" }, known)).toEqual([]);
  expect(lookalikes({ ...submitted, symbol: "IUSD" }, known)).toHaveLength(1);
});

it("capital letters R and N look like no M, small ones do", async () => {
  const known = await knownOf({ name: "Green Metaverse", url: null, symbols: ["GMT"], contracts });
  expect(lookalikes({ ...submitted, symbol: "GRNT" }, known)).toEqual([]);
  expect(lookalikes({ ...submitted, symbol: "Grnt" }, known)).toHaveLength(1);
});

it("a listed name is no symbol of somebody else, and names that stand together are copied", async () => {
  const known = await knownOf({ name: "Aerodrome", url: null, symbols: ["AERO"], contracts }, token);
  expect(lookalikes({ ...submitted, symbol: "AERODROME" }, known)).toHaveLength(1);
  const named = (name: string) => lookalikes({ ...submitted, name }, known).map(({ code }) => code);
  expect(named("Aerodrome HRB Airdrop")).toContain("lookalike_name");
});
