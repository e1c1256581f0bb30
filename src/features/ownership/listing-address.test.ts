import { expect, test } from "vitest";
import { listingOfAddress } from "./listing-address.ts";

const UNI = "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984";

test.each([
  [`https://wallet.example/en/token/eth/${UNI}`, `/token/eth/${UNI.toLowerCase()}`],
  [` /nft/tron/TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE `, "/nft/tron/TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE"],
  ["wallet.example/zh-tw/dappstore/detail?id=1001", "/dappstore/detail?id=1001"],
  [
    `https://wallet.example/ru/token/eth/${UNI}/?utm_source=x#history-title`,
    `/token/eth/${UNI.toLowerCase()}`,
  ],
  ["https://wallet.example/dappstore/detail?theme=dark&id=1001#facts-title", "/dappstore/detail?id=1001"],
])("%s is the address of a listing", (address, path) => {
  expect(listingOfAddress(address)).toBe(path);
});

test.each([
  "",
  "uniswap",
  "/token/eth",
  "/token/ETH/0x12",
  "/token/eth/?tab=1",
  "/token/eth/%E0%A4%A",
  "/dappstore/detail?id=0",
  "/dappstore/detail?id=12x",
  "/dappstore/detail",
  `/token/eth/${"a".repeat(600)}`,
])("%s is none", (address) => {
  expect(listingOfAddress(address)).toBeNull();
});
