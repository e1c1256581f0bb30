import { expect, it } from "vitest";
import type { FieldNetwork } from "#features/submissions/form-data.ts";
import { narrowNetworks, parseNetworkKeys, parseStandards } from "./network-lists.ts";

const network = (key: string): FieldNetwork => ({
  key,
  title: key,
  isDeprecated: false,
  addressFormat: { kind: "evm" },
  tokenStandards: ["ERC20", "OLD20"],
  nftStandards: ["ERC721"],
  namespace: "ethereum",
  symbol: "ETH",
  code: "ET",
  chainId: "1",
  keywords: "",
});

it("deprecated networks are dropped", () => {
  expect(
    parseNetworkKeys([
      { key: "eth", deprecated: false },
      { key: "heco", deprecated: true },
    ]),
  ).toEqual(["eth"]);
});

it("standards read the same from the call and from storage", () => {
  const fromCall = parseStandards({ ethereum: [{ key: "ERC20" }, { key: "ERC721" }] });
  expect(fromCall).toEqual({ ethereum: ["ERC20", "ERC721"] });
  expect(parseStandards(JSON.parse(JSON.stringify(fromCall)))).toEqual(fromCall);
});

it("only what is still listed can be chosen", () => {
  const [left, ...others] = narrowNetworks([network("eth"), network("gone")], ["eth"], {
    ethereum: ["ERC20", "ERC721"],
  });
  expect(others).toEqual([]);
  expect(left).toMatchObject({ key: "eth", tokenStandards: ["ERC20"], nftStandards: ["ERC721"] });
});

it("without any list the served networks stand", () => {
  expect(narrowNetworks([network("eth")], [], {})).toEqual([network("eth")]);
});
