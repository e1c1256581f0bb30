/** What a server does not answer is not taken for what a contract does not have. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { encodeAbiParameters, toFunctionSelector } from "viem";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readContractFacts } from "./contract-facts.ts";

const CONTRACT = `0x${"c0".repeat(20)}`;
const DECIMALS = toFunctionSelector("decimals()");
const RESULTS: Readonly<Record<string, string>> = {
  [toFunctionSelector("totalSupply()")]: encodeAbiParameters([{ type: "uint256" }], [12_345n]),
  [DECIMALS]: encodeAbiParameters([{ type: "uint8" }], [2]),
};

let server: Server;
let url = "";
let decimals: "answered" | "reverted" | "silent" = "answered";

function answer(body: string): string | null {
  const { id, method, params } = JSON.parse(body) as {
    id: number;
    method: string;
    params: [{ data: string }];
  };
  const plain: Readonly<Record<string, string>> = {
    eth_chainId: "0x38",
    eth_getCode: "0x60",
    eth_getStorageAt: `0x${"0".repeat(64)}`,
  };
  const called = method === "eth_call" ? params[0].data : "";
  if (called === DECIMALS && decimals === "silent") return null;
  const known = called === DECIMALS && decimals === "reverted" ? undefined : RESULTS[called];
  const result = plain[method] ?? known;
  const error = { code: 3, message: "execution reverted" };
  return JSON.stringify({ jsonrpc: "2.0", id, ...(result === undefined ? { error } : { result }) });
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const said = answer(body);
      if (said === null) return request.socket.destroy();
      return response.setHeader("content-type", "application/json").end(said);
    });
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("a supply is in whole tokens, or as it is where the contract has no decimals", async () => {
  decimals = "answered";
  expect(await readContractFacts([url], 56, CONTRACT)).toMatchObject({ decimals: 2, totalSupply: "123.45" });
  decimals = "reverted";
  expect(await readContractFacts([url], 56, CONTRACT)).toMatchObject({
    decimals: null,
    totalSupply: "12345",
  });
});

it("no supply is returned if the server is silent about the decimals", async () => {
  decimals = "silent";
  await expect(readContractFacts([url], 56, CONTRACT)).rejects.toThrow("HTTP request failed");
});
