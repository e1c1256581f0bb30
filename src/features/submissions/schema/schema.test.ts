import { describe, expect, it } from "vitest";
import networkSeed from "#content/seed/networks.json" with { type: "json" };
import type { AddressFormat } from "#features/submissions/addresses/address-check.ts";
import { LIMITS } from "#features/submissions/model.ts";
import { problemMessage } from "#features/submissions/problem-messages.ts";
import type { FormContext } from "./context.ts";
import { createDappForm } from "./dapp.ts";
import { createNftForm } from "./nft.ts";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "./sample-forms.ts";
import { createTokenForm } from "./token.ts";

const context: FormContext = {
  networks: networkSeed.map((one) => ({
    key: one.key,
    title: one.title,
    isDeprecated: one.deprecated,
    addressFormat: one.addressFormat as AddressFormat,
    tokenStandards: ["ERC20"],
    nftStandards: ["ERC721"],
  })),
  categories: ["DEX", "games"],
};

const forms = {
  dapp: { form: createDappForm(context), sample: SAMPLE_DAPP },
  token: { form: createTokenForm(context), sample: SAMPLE_TOKEN },
  nft: { form: createNftForm(context), sample: SAMPLE_NFT },
};
type Kind = keyof typeof forms;

const read = (kind: Kind, change: object = {}) => {
  const { form, sample } = forms[kind];
  return form.read({ ...sample, ...change });
};

/** `field: code` of every problem. */
const problems = (kind: Kind, change: object = {}) =>
  read(kind, change).problems.map(({ path, code }) => `${path}: ${code}`);

/** §5, and for NFTs what a reviewer needs. */
const words = (text: string) => text.split(" ");
const REQUIRED: Record<Kind, string[]> = {
  dapp: words("network address url category tp_connect icon_url email contact consent title desc"),
  token: words(
    "network standard address owner_address name symbol bl_symbol total_supply decimal precision gas website " +
      "description companyName icon_url email contact consent",
  ),
  nft: words("network type name address website description companyName icon_url email contact consent"),
};

describe.each(["dapp", "token", "nft"] as const)("the %s form", (kind) => {
  it("accepts a valid form unchanged", () => {
    const { value, problems: found } = read(kind);
    expect(found).toEqual([]);
    expect(value).toEqual(forms[kind].sample);
  });

  it("reports everything that is missing at once, each with its own text", () => {
    const { problems: found } = forms[kind].form.read({});
    expect(found.every(({ code }) => code === "required")).toBe(true);
    expect(found.map(({ path }) => path)).toEqual(REQUIRED[kind]);
    const keys = found.map((problem) => problemMessage(kind, problem));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain("submitCommon.validation.required");
  });

  it("refuses unknown fields by name", () => {
    expect(problems(kind, { state: "live", isAdmin: true })).toEqual([
      "state: unknown_field",
      "isAdmin: unknown_field",
    ]);
  });

  it.each([null, [], "x", 5, [1]])("refuses %j as a whole", (given) => {
    expect(forms[kind].form.read(given).problems[0]).toEqual({ path: "", code: "wrong_type" });
  });

  it("requires a channel besides e-mail", () => {
    for (const mail of ["me@example.org", "mailto:me@example.org", "MAILTO:me@example.org?subject=Hi"]) {
      expect(problems(kind, { contact: [mail] })).toEqual(["contact.0: is_email"]);
      expect(problems(kind, { contact: [mail, "https://t.me/us"] })).toEqual([]);
      expect(problems(kind, { contact: ["https://t.me/us", mail] })).toEqual([]);
    }
    expect(problems(kind, { contact: ["me@example.org", "mailto:you@example.org"] })).toEqual([
      "contact.0: is_email",
    ]);
    expect(problems(kind, { contact: ["", " "] })).toEqual(["contact: required"]);
  });

  it("requires each consent", () => {
    expect(problems(kind, { consent: ["truth"] })).toEqual(["consent: required"]);
    expect(problems(kind, { consent: ["everything"] })).toEqual(["consent.0: choice"]);
  });

  it("refuses a bad e-mail, link, network and logo", () => {
    const link = kind === "dapp" ? "url" : "website";
    expect(
      problems(kind, { email: "a@b@c.org", [link]: "localhost", network: "moon", icon_url: "/etc/passwd" }),
    ).toEqual(
      expect.arrayContaining([
        "email: email",
        `${link}: url`,
        kind === "dapp" ? "network.0: choice" : "network: choice",
        "icon_url: upload",
      ]),
    );
  });

  it("refuses a deprecated network", () => {
    const path = kind === "dapp" ? "network.0" : "network";
    expect(problems(kind, { network: "heco" })).toContain(`${path}: network_ended`);
  });
});

it("problems within and between fields are reported at once, after unknown names", () => {
  const change = { name: "<b>Harbour</b>", decimal: 2, precision: 3, consent: ["truth"], state: "live" };
  expect(problems("token", change)).toEqual([
    "state: unknown_field",
    "name: markup",
    "precision: above_decimals",
    "consent: required",
  ]);
  expect(problems("dapp", { tokens: [{ symbol: "x".repeat(31), price: 1 }], audit_url: [] })).toEqual([
    "tokens.0.price: unknown_field",
    "tokens.0.network: required",
    "tokens.0.symbol: too_long",
    "tokens.0.address: required",
    "audit_url: item_required",
  ]);
});

it("valid fields can be read although others are wrong", () => {
  const { name: _name, ...rest } = SAMPLE_TOKEN;
  expect(read("token", { name: "<b>Harbour</b>" }).value).toEqual(rest);
});

it("a hostile form gets at most 200 problems", () => {
  const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`name${at}`, ""]));
  expect(read("nft", unknown).problems).toHaveLength(200);
});

const long = (count: number) => "文".repeat(count);
const linkOf = (count: number) => `https://example.org/${"a".repeat(count - 20)}`;

it.each([
  ["dapp", "url", linkOf, LIMITS.website],
  ["dapp", "audit_url", linkOf, LIMITS.auditLink],
  ["token", "website", linkOf, LIMITS.website],
  ["token", "description", long, LIMITS.tokenDescription],
  ["token", "name", long, LIMITS.name],
  ["token", "symbol", long, LIMITS.symbol],
  ["nft", "website", linkOf, LIMITS.website],
  ["nft", "description", long, LIMITS.description],
  ["nft", "companyName", long, LIMITS.companyName],
] as const)("a %s's %s may be as long as its limit and no longer", (kind, field, make, limit) => {
  for (const count of [limit - 1, limit]) expect(problems(kind, { [field]: make(count) })).toEqual([]);
  const [problem] = read(kind, { [field]: make(limit + 1) }).problems;
  expect(problem).toMatchObject({ code: "too_long", values: { count: limit } });
});

it("a DApp's description may have 500 characters in each language", () => {
  const texts = (count: number) => ({ texts: { "zh-TW": { title: "港灣", desc: long(count) } } });
  expect(problems("dapp", texts(500))).toEqual([]);
  expect(problems("dapp", texts(501))).toEqual(["texts.zh-TW.desc: too_long"]);
});

it("a DApp can be given in one language, as a separate field", () => {
  const { texts: _texts, ...rest } = SAMPLE_DAPP;
  const form = createDappForm(context);
  const { value, problems: found } = form.read({ ...rest, language: "zh-tw", title: "港灣", desc: "兌換" });
  expect(found).toEqual([]);
  expect(value.texts).toEqual({ "zh-TW": { title: "港灣", desc: "兌換" } });
  expect(form.read(rest).problems.map(({ path }) => path)).toEqual(["title", "desc"]);
});

it("an empty language is dropped, a half-filled one is not", () => {
  const empty = { title: " ", desc: "" };
  expect(problems("dapp", { texts: { ...SAMPLE_DAPP.texts, "zh-TW": empty } })).toEqual([]);
  expect(problems("dapp", { texts: { en: { title: "A", desc: "" } } })).toEqual(["texts.en.desc: required"]);
  expect(problems("dapp", { texts: { en: empty, zh: empty } })).toEqual([
    "texts.en.title: required",
    "texts.en.desc: required",
  ]);
});

it("a DApp has one contract per network, in their order", () => {
  const [first = ""] = SAMPLE_DAPP.address;
  expect(problems("dapp", { network: "eth", address: first })).toEqual([]);
  expect(problems("dapp", { network: "eth,bsc", address: first })).toEqual(["address: per_network"]);
  expect(
    problems("dapp", { network: ["eth", "trx"], address: `${first}, TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t` }),
  ).toEqual([]);
  expect(
    problems("dapp", { network: ["trx", "eth"], address: `${first}, ${first}`, referral: false }),
  ).toEqual(["address.0: address_format"]);
});

it("a referral requires its details; without one they are dropped", () => {
  const none = { referral_distribution: "", referral_activation: "", rakeBackAccount: "" };
  expect(problems("dapp", { referral: "yes", ...none })).toEqual([
    "referral_distribution: required",
    "referral_activation: required",
    "rakeBackAccount: required",
  ]);
  expect(read("dapp", { referral: "no" }).value).not.toHaveProperty("rakeBackAccount");
});

it("an audited DApp needs a link or a report", () => {
  expect(problems("dapp", { audit: true, audit_url: [] })).toEqual(["audit_url: item_required"]);
  expect(problems("dapp", { audit: true, audit_url: [""] })).toEqual(["audit_url.0: required"]);
  expect(problems("dapp", { audit: true, audit_url: [""], audit_report: "ab".repeat(32) })).toEqual([]);
  expect(problems("dapp", { audit: "no", audit_url: [""] })).toEqual([]);
});

it("a DApp with tokens needs at least one, each unique and complete", () => {
  const [token] = SAMPLE_DAPP.tokens;
  expect(problems("dapp", { has_tokens: true, tokens: [] })).toEqual(["tokens: item_required"]);
  expect(problems("dapp", { tokens: [token, token] })).toEqual(["tokens.1.address: duplicate"]);
  expect(problems("dapp", { tokens: [{ ...token, symbol: "" }] })).toEqual(["tokens.0.symbol: required"]);
  expect(problems("dapp", { tokens: [{ ...token, price: 1 }] })).toEqual(["tokens.0.price: unknown_field"]);
});

it("a token's numbers are integers, in range, and consistent", () => {
  expect(problems("token", { decimal: "18.5", precision: "x", gas: 0, total_supply: "0" })).toEqual([
    "total_supply: positive",
    "decimal: integer",
    "precision: number",
    "gas: range",
  ]);
  expect(problems("token", { decimal: LIMITS.decimals, precision: LIMITS.decimals })).toEqual([]);
  expect(problems("token", { decimal: LIMITS.decimals + 1 })).toEqual(["decimal: range"]);
  expect(problems("token", { decimal: 2, precision: 3 })).toEqual(["precision: above_decimals"]);
});

it("untidy input is normalised", () => {
  const { value, problems: found } = read("token", {
    network: " ETH ",
    standard: "erc20",
    symbol: "  Ｈ Ｒ\tＢ ",
    decimal: " 18 ",
    precision: "４",
    total_supply: "1,000,000,000.50",
    gas: "60 000",
    website: "ｗｗｗ.harbour.example.org／",
    email: " team@example.org\n",
    address: "0XD8DA6BF26964AF9D7EED9E03E53415D37AA96045",
    name: "\ufeff Harbour \u200b",
    contact: "https://t.me/example_project",
    description: "One.  \r\n\r\n\r\n\r\nTwo.",
  });
  expect(found).toEqual([]);
  expect(value).toMatchObject({
    network: "eth",
    standard: "ERC20",
    symbol: "H R B",
    decimal: 18,
    precision: 4,
    total_supply: "1000000000.5",
    gas: 60_000,
    website: "https://www.harbour.example.org",
    email: "team@example.org",
    address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
    name: "Harbour",
    contact: ["https://t.me/example_project"],
    description: "One.\n\nTwo.",
  });
});

it.each([
  ["<script>alert(1)</script>", "markup"],
  ["a\u0000b", "invisible"],
  ["a\u202eb", "invisible"],
  ["a\ud800b", "invisible"],
  [{ toString: "x" }, "wrong_type"],
  [["x"], "wrong_type"],
])("a name such as %j is refused", (name, code) => {
  expect(problems("token", { name })).toEqual([`name: ${code}`]);
});

it.each(["Ann & Bob <3", "a < b", "O’Neil", "हिन्दी क्‍ष", "👩‍🚀"])("a name such as %j is accepted", (name) => {
  expect(read("token", { name }).value).toMatchObject({ name });
});

it.each([
  ["example.org", "https://example.org"],
  ["http://example.org/a?b=c#d", "http://example.org/a?b=c#d"],
  ["HTTPS://Example.ORG", "https://example.org"],
  ["例え.jp", "https://xn--r8jz45g.jp"],
])("the link %s is stored as %s", (typed, stored) => {
  expect(read("token", { website: typed }).value).toMatchObject({ website: stored });
});

it.each([
  "localhost",
  "http://",
  "https://https://example.org",
  "javascript:alert(1)",
  "ftp://example.org",
  "https://user:pass@example.org",
  "https://127.0.0.1",
  "https://[::1]/",
  "https://example.org:8080",
  "https://example.o",
  "exam ple.org",
  "https:\\\\example.org",
  "data:text/html,x",
])("the link %s is refused", (typed) => {
  expect(problems("token", { website: typed })).toEqual(["website: url"]);
});

it("a standard matches with a dash, a space or in lower case", () => {
  for (const standard of ["ERC-20", "erc 20", "Erc_20", "erc20"])
    expect(problems("token", { standard })).toEqual([]);
  expect(problems("token", { standard: "ERC-2000" })).toEqual(["standard: choice"]);
});

const PLAIN = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045";
const CHECKED = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

it("an address gets its checksum in every field that has one, a symbol its capitals", () => {
  const typed = { address: PLAIN, owner_address: PLAIN, bl_symbol: "eth" };
  expect(read("token", typed).value).toMatchObject({
    address: CHECKED,
    owner_address: CHECKED,
    bl_symbol: "ETH",
  });
  expect(read("nft", { address: PLAIN }).value).toMatchObject({ address: CHECKED });
  expect(read("dapp", { address: [PLAIN, PLAIN], rakeBackAccount: PLAIN }).value).toMatchObject({
    address: [CHECKED, CHECKED],
    rakeBackAccount: CHECKED,
  });
});

it("addresses are counted against networks only where both are given and each could be read", () => {
  const [one] = SAMPLE_DAPP.address;
  expect(problems("dapp", { network: [] })).toEqual(["network: required"]);
  expect(problems("dapp", { address: [] })).toEqual(["address: required"]);
  expect(problems("dapp", { address: [one, one, one] })).toEqual(["address: per_network"]);
  expect(problems("dapp", { address: [one, "x".repeat(500), one] })).toEqual(["address.1: too_long"]);
});

it("two tokens of one network with two addresses are two tokens", () => {
  const [token] = SAMPLE_DAPP.tokens;
  const other = { ...token, address: "0xeca41281c24451168a37211f0bc2b8645af45092" };
  expect(problems("dapp", { tokens: [token, other] })).toEqual([]);
});

it("a form of nothing but unknown fields names at most 200 of them", () => {
  const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field_${at}`, "x"]));
  const { problems: found } = forms.nft.form.read(unknown);
  expect(found).toHaveLength(200);
  expect(new Set(found.map(({ code }) => code))).toEqual(new Set(["unknown_field"]));
});
