import { expect, it } from "vitest";
import type { FieldNetwork } from "#features/submissions/form-data.ts";
import { narrowNetworks } from "./network-lists.ts";

const network = (key: string): FieldNetwork => ({
  key,
  title: key,
  isDeprecated: false,
  addressFormat: { kind: "evm" },
  tokenStandards: ["ERC20", "OLD20"],
  nftStandards: ["ERC721"],
  namespace: "ethereum",
  networkCode: key.toUpperCase(),
  symbol: "ETH",
  code: "ET",
  chainId: "1",
  keywords: "",
});

it("only listed networks can be chosen", () => {
  const [left, ...others] = narrowNetworks([network("eth"), network("gone")], ["eth"], {
    ethereum: ["ERC20", "ERC721"],
  });
  expect(others).toEqual([]);
  expect(left).toMatchObject({ key: "eth", tokenStandards: ["ERC20"], nftStandards: ["ERC721"] });
});

it("without any list the served networks are used", () => {
  expect(narrowNetworks([network("eth")], [], {})).toEqual([network("eth")]);
});
