import { expect, test } from "vitest";
import { walletsItResembles } from "./resemblance.ts";

const named = (name: string): string[] => walletsItResembles({ name, hosts: ["driftwood.example"] });
const at = (host: string): string[] => walletsItResembles({ name: "Driftwood", hosts: [host] });

test.each([
  [
    "letters of other scripts",
    "\u039ceta\u039cask, \u0422rust Wallet, Zеrion, C\u043einbase, Ｍｅｔａ Ｍａｓｋ, 𝐌𝐞𝐭𝐚𝐌𝐚𝐬𝐤",
  ],
  ["digits", "M3taMask, 0KX, C0inbase, 1mToken"],
  ["typing mistakes", "Metamassk, Trezorr, Raby, Keyston, Backpak, Rianbow, Trusst, Tokenpoket, Sollflare"],
  ["the same sound", "Fantom, Atomik, Krakken, Kepler"],
  [
    "spaces, hyphens and signs",
    "Meta-Mask, M e t a M a s k, Trust-Wallet, One Key, Safe Pal, MetaMask™, X verse",
  ],
  [
    "added words",
    "MetaMask Pro, Bitget Pro, Rainbow Labs, Get Phantom, The Safe, Kraken Online, Coinbase One",
  ],
  ["a famous word in front", "Ledger Nano, LedgerStax, Trust X, Exodus Desktop, Phantom Plus"],
  [
    "the word wallet in other languages",
    "Billetera Trust, Trust钱包, 币安钱包, Rabby錢包, Phantom ウォレット",
  ],
  ["names in other scripts", "小狐狸, 小狐狸钱包, メタマスク, 메타마스크, Метамаск, Траст Воллет"],
  ["hosts as names", "Token.im, Crypto.com"],
])("a known wallet's name is found behind %s", (_, names) => {
  for (const name of names.split(", ")) expect(named(name), name).toHaveLength(1);
});

test.each([
  ["names", "Driftwood, Quay, Lantern Wallet, 漂流木, Гавань, 포구, Müllerström, Café 21, 2048, Kestrel"],
  [
    "words beside a wallet's word",
    "Ready Steady, Atomic Bay, Safe Harbour, Rainbow Bay, Leather Bound, Temple Hill",
  ],
  ["a famous word at the end", "Harbour Trust, Open Ledger"],
  ["longer words", "Trustworthy Harbour, Ledgerwood, Backpacker, Sparrowhawk, Novelty, Phantasm, Gateway"],
  ["what wallets add to a word", "Blue, Math, Cool Harbour, Alpha"],
  ["other words with one other letter", "Robin, Crust, Martial, Zenith, Argon, Rabbit"],
])("honest %s are taken", (_, names) => {
  for (const name of names.split(", ")) expect(named(name), name).toEqual([]);
});

test.each([
  "metamask.io",
  "rnetamask.io",
  "metamaskio.com",
  "metamask-app.com",
  "xn--mtamask-bya.io",
  "ledger.com.driftwood.example",
  "ledger-live.example",
  "phantom.example",
  "getphantom.example",
  "trusstwallet.com",
  "tpwallet.io",
  "crypto.com",
  "raby.io",
])("the host %s is a known wallet's, or like one", (host) => {
  expect(at(host)).toHaveLength(1);
});

test.each([
  "driftwood.example",
  "rainbow-bay.example",
  "rainbowbay.example",
  "safeharbour.example",
  "harbour-trust.example",
  "my-harbour.com",
  "wallet.harbour.example",
])("the host %s is taken", (host) => {
  expect(at(host)).toEqual([]);
});

test("a short form may be letters, but no wallet's name", () => {
  const short = (letters: string): string[] =>
    walletsItResembles({ name: "Driftwood", short: letters, hosts: ["driftwood.example"] });
  expect(short("DW")).toEqual([]);
  expect(short("TP")).toEqual([]);
  expect(short("OKX")).toEqual(["The short form OKX can be taken for OKX."]);
});
