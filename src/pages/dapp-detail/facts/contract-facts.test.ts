import { expect, it } from "vitest";
import networks from "#content/seed/networks.json" with { type: "json" };
import type { Network } from "#features/catalogue/model.ts";
import { dateAsKnown } from "./date-as-known.ts";
import { explorerLink } from "#features/catalogue/listings/explorer-link.ts";
import { contractFacts, languageNames } from "./contract-facts.ts";

const all = networks.map(({ evm, deprecated, ...rest }) => ({
  ...rest,
  isEvm: evm,
  isDeprecated: deprecated,
})) as unknown as Network[];

it("a contract links to an explorer of its network", () => {
  const [contract] = contractFacts(
    { contracts: [{ network: "eth", address: "0x1f98", label: "UNI token" }] },
    all,
    () => ({ proxy: "upgradeable", readAt: new Date("2026-11-15T12:00:00Z") }),
    "en",
  );
  expect(contract?.network).toBe("Ethereum");
  expect(contract?.explorer).toMatch(/^https:\/\/.+\/0x1f98$/);
  expect(contract?.reading).toEqual({ proxy: "upgradeable", date: "15 November 2026" });
});

it("an address cannot change the host of the explorer link", () => {
  const eth = all.find(({ key }) => key === "eth");
  expect(explorerLink(eth, "../$&?x=1#y")).toMatch(/\/\.\.%2F%24%26%3Fx%3D1%23y$/);
});

it("an unknown network, or one without an explorer, gives no link", () => {
  const contracts = [{ network: "gone", address: "a", label: "" }];
  expect(contractFacts({ contracts }, all, () => null, "en")).toEqual([
    { address: "a", label: "", network: "gone", explorer: null, reading: null },
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

it("languages are named in the reader's language", () => {
  expect(languageNames(["en", "pt-BR", "zh-Hant"], "en")).toEqual([
    "English",
    "Brazilian Portuguese",
    "Traditional Chinese",
  ]);
  expect(languageNames(["en", "ja"], "zh")).toEqual(["英语", "日语"]);
});
