import { expect, it } from "vitest";
import networks from "#content/seed/networks.json" with { type: "json" };
import type { Network } from "#features/catalogue/model.ts";
import { dateAsKnown } from "./date-as-known.ts";
import { explorerLink } from "#features/catalogue/listings/explorer-link.ts";
import { contractFacts } from "./contract-facts.ts";

const all = networks.map(({ evm, deprecated, ...rest }) => ({
  ...rest,
  isEvm: evm,
  isDeprecated: deprecated,
})) as unknown as Network[];

it("a contract links to an explorer of its network", () => {
  const [contract] = contractFacts(
    { contracts: [{ network: "eth", address: "0x1f98", label: "UNI token" }] },
    all,
  );
  expect(contract?.network).toBe("Ethereum");
  expect(contract?.explorer).toMatch(/^https:\/\/.+\/0x1f98$/);
});

it("an address cannot change the host of the explorer link", () => {
  const eth = all.find(({ key }) => key === "eth");
  expect(explorerLink(eth, "../$&?x=1#y")).toMatch(/\/\.\.%2F%24%26%3Fx%3D1%23y$/);
});

it("an unknown network, or one without an explorer, gives no link", () => {
  expect(contractFacts({ contracts: [{ network: "gone", address: "a", label: "" }] }, all)).toEqual([
    { address: "a", label: "", network: "gone", explorer: null },
  ]);
});

it.each([
  ["2021-03-15", "15 March 2021"],
  ["2021-03", "March 2021"],
  ["2021", "2021"],
  ["spring 2021", "spring 2021"],
  [undefined, undefined],
])("an audit's date is shown as exactly as it is known: %s", (date, shown) => {
  expect(dateAsKnown(date, "en")).toBe(shown);
});
