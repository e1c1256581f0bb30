import { expect, it } from "vitest";
import type { AddressFormat } from "#features/submissions/addresses/address-check.ts";
import type { FormNetwork } from "./context.ts";
import { createDappForm } from "./dapp.ts";
import { loadForm } from "./load-form.ts";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "./sample-forms.ts";

const network = (key: string, addressFormat: AddressFormat = { kind: "evm" }): FormNetwork => ({
  key,
  title: key.toUpperCase(),
  isDeprecated: false,
  addressFormat,
  tokenStandards: [],
  nftStandards: ["ERC721"],
});
const context = {
  networks: [network("eth"), network("bsc"), network("trx", { kind: "tron" })],
  categories: ["DEX", "games"],
};
const form = createDappForm(context);
const read = (change: object) => form.read({ ...SAMPLE_DAPP, ...change });
const problems = (change: object) => read(change).problems.map(({ path, code }) => `${path}: ${code}`);

const [EVM = ""] = SAMPLE_DAPP.address;
const TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

it("referral, audit and tokens need no separate yes if their details are given", () => {
  const { referral: _referral, audit: _audit, has_tokens: _tokens, ...rest } = SAMPLE_DAPP;
  expect(form.read(rest).value).toEqual(SAMPLE_DAPP);
  const { referral_distribution: _kind, ...onlyAccount } = rest;
  expect(form.read(onlyAccount).problems).toMatchObject([
    { path: "referral_distribution", code: "required" },
  ]);
  const { audit_url: _links, ...reported } = rest;
  const report = "ab".repeat(32);
  expect(form.read({ ...reported, audit_report: report }).value).toMatchObject({
    audit: true,
    audit_url: [],
    audit_report: report,
  });
});

it("without them a DApp has no referral, no audit and no tokens", () => {
  const { network: networks, address, texts, url, category, tp_connect, icon_url } = SAMPLE_DAPP;
  const { email, contact, consent } = SAMPLE_DAPP;
  const plain = {
    network: networks,
    address,
    texts,
    url,
    category,
    tp_connect,
    icon_url,
    email,
    contact,
    consent,
  };
  expect(form.read(plain)).toEqual({
    ok: true,
    problems: [],
    value: { ...plain, referral: false, audit: false, audit_url: [], has_tokens: false, tokens: [] },
  });
});

it("a no drops the details: links, report and tokens", () => {
  const { value } = read({ audit: false, audit_report: "ab".repeat(32), has_tokens: false });
  expect(value).toMatchObject({ audit: false, audit_url: [], has_tokens: false, tokens: [] });
  expect(value).not.toHaveProperty("audit_report");
});

it("the account of a referral is on the first network", () => {
  const change = { network: ["trx", "eth"], address: [TRON, EVM] };
  expect(problems({ ...change, rakeBackAccount: TRON })).toEqual([]);
  expect(problems({ ...change, rakeBackAccount: EVM })).toEqual(["rakeBackAccount: address_format"]);
  const account = read({ rakeBackAccount: EVM.toLowerCase() }).value.rakeBackAccount;
  expect(account).toBe(EVM);
});

it("a mistake is reported once, not also as missing", () => {
  const long = "x".repeat(501);
  expect(problems({ referral_distribution: "sometimes" })).toEqual(["referral_distribution: choice"]);
  expect(problems({ texts: undefined, title: long, desc: long })).toEqual([
    "title: too_long",
    "desc: too_long",
  ]);
  expect(problems({ texts: "x" })).toEqual(["texts: wrong_type"]);
  expect(problems({ audit_url: ["localhost"] })).toEqual(["audit_url.0: url"]);
  expect(problems({ audit_url: [], audit_report: "x" })).toEqual(["audit_report: upload"]);
  expect(problems({ tokens: Array.from({ length: 21 }, () => ({})) })).toEqual(["tokens: too_many"]);
  expect(problems({ network: ["eth", "bsc", "trx"], address: [EVM, "x".repeat(201)] })).toEqual([
    "address.1: too_long",
  ]);
});

it("a contract is named by its row if there are several, and keeps what was typed if it is wrong", () => {
  expect(problems({ address: [EVM, TRON] })).toEqual(["address.1: address_format"]);
  expect(problems({ network: "eth", address: TRON })).toEqual(["address: address_format"]);
  expect(read({ address: [EVM.toLowerCase(), TRON] }).value.address).toEqual([EVM, TRON]);
});

it("a token is the same on one network however its address is written, and another on another network", () => {
  const token = { network: "eth", symbol: "HRB", address: EVM };
  const lower = EVM.toLowerCase();
  expect(problems({ tokens: [token, { ...token, address: lower }] })).toEqual([
    "tokens.1.address: duplicate",
  ]);
  expect(problems({ tokens: [token, { ...token, network: "bsc" }] })).toEqual([]);
  expect(problems({ tokens: [token, { ...token, network: "trx" }] })).toEqual([
    "tokens.1.address: address_format",
  ]);
  expect(problems({ tokens: [token, { ...token, symbol: "" }] })).toEqual(["tokens.1.symbol: required"]);
  expect(read({ tokens: [{ ...token, address: lower }] }).value.tokens).toEqual([token]);
});

it("networks and categories are names of the catalogue, in any case, of at most 50 characters", () => {
  expect(read({ category: "dex, GAMES, dex" }).value.category).toEqual(["DEX", "games"]);
  expect(problems({ category: "casino" })).toEqual(["category.0: choice"]);
  expect(problems({ category: "x".repeat(50) })).toEqual(["category.0: choice"]);
  expect(read({ category: "x".repeat(51) }).problems).toEqual([
    { path: "category.0", code: "too_long", values: { count: 50 } },
  ]);
});

it("an upload is named by its address or its id, in at most 200 characters", () => {
  const id = "ab".repeat(32);
  for (const icon_url of [id, ` ${id} `, `/uploads/${id}.png`])
    expect(read({ icon_url }).value.icon_url).toBe(`/uploads/${id}.png`);
  expect(problems({ icon_url: `${id}${" ".repeat(136)}` })).toEqual([]);
  for (const icon_url of [`${id}${" ".repeat(137)}`, 5, {}])
    expect(problems({ icon_url })).toEqual(["icon_url: upload"]);
});

it("a problem with an address names the network", () => {
  expect(read({ network: "trx", address: EVM, rakeBackAccount: TRON }).problems).toEqual([
    { path: "address", code: "address_format", values: { network: "TRX" } },
  ]);
});

it("each kind has its form, and a network without listed standards accepts any", async () => {
  const samples = { dapp: SAMPLE_DAPP, token: { ...SAMPLE_TOKEN, standard: "Own-1" }, nft: SAMPLE_NFT };
  for (const kind of ["dapp", "token", "nft"] as const) {
    const { read: readForm } = (await loadForm(kind))(context);
    expect(readForm(samples[kind])).toEqual({ ok: true, value: samples[kind], problems: [] });
  }
});
