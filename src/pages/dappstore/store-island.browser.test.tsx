import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FAVOURITES, favouriteDapps, RECENT_SEARCHES } from "#browser/storage/registry.ts";
import { writeStored } from "#browser/storage/stored-value.ts";
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import type { StoreState } from "./store-state.ts";
import Store from "./store-island.tsx";

const card = (id: number, title = `DApp ${id}`): DappCardFacts => ({
  id,
  title,
  description: "",
  category: "Lending",
  networks: [],
  networkCount: 1,
  tag: null,
});

const ADDRESS = {
  view: "list",
  network: null,
  key: "",
  sectionId: null,
  sort: "editors",
  kind: null,
  facts: [],
  start: 0,
  count: 40,
} as const;

const listOf = (title: string, categoryId: number, dapps: readonly DappCardFacts[]): StoreState => ({
  title,
  heading: null,
  address: { ...ADDRESS, categoryId },
  categories: [
    { id: 9, key: "hot", title: "Hot" },
    { id: 1, key: "dex", title: "Exchanges" },
    { id: 2, key: "lending", title: "Lending" },
  ],
  networks: [
    { key: "eth", title: "Ethereum", code: "E", count: 3, names: "eth|1|ETH" },
    { key: "matic", title: "Polygon", code: "P", count: 1, names: "matic|137|POL" },
  ],
  hotSearches: ["swap", "aave"],
  content: { kind: "list", choices: null, results: { dapps, total: dapps.length, hasNext: false } },
});

const exchanges = listOf("Exchanges · Site", 1, [card(1, "Reef")]);
const lending = listOf("Lending · Site", 2, [card(2, "Cove")]);

/** The server's responses by a part of the address; a promise may resolve late. */
let answers: [part: string, answer: () => Promise<object> | object][] = [];

const island = (state: StoreState) => ({ store: { version: "1", props: state } });

beforeEach(() => {
  for (const stored of [FAVOURITES, RECENT_SEARCHES]) writeStored(stored, []);
  localStorage.removeItem(favouriteDapps("en").key);
  history.replaceState(null, "", "/en/dappstore?category_id=1&category=dex");
  answers = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const answer = answers.find(([part]) => address.includes(part));
    if (!answer) throw new TypeError("no connection");
    return new Response(JSON.stringify(await answer[1]()));
  });
});
afterEach(() => vi.unstubAllGlobals());

const field = () => page.getByRole("combobox", { name: "Search DApps" });
const chip = (name: string) => page.getByRole("group", { name: "Category" }).getByText(name, { exact: true });

test("a link of the store navigates without a page load, and back restores the previous state", async () => {
  answers = [["category=lending", () => island(lending)]];
  await renderPart(<Store {...exchanges} />);
  await chip("Lending").click();
  await expect.element(page.getByRole("heading", { name: "Cove" })).toBeVisible();
  expect(location.search).toBe("?category_id=2&category=lending");
  expect(document.title).toBe("Lending · Site");
  await expect.element(chip("Lending")).toHaveAttribute("aria-current", "true");
  history.back();
  await expect.element(page.getByRole("heading", { name: "Reef" })).toBeVisible();
  expect(document.title).toBe("Exchanges · Site");
});

test("the late response of an earlier link is dropped", async () => {
  const late = Promise.withResolvers<object>();
  answers = [
    ["category=lending", () => late.promise],
    ["category=hot", () => island(listOf("Hot · Site", 9, [card(3, "Tide")]))],
  ];
  await renderPart(<Store {...exchanges} />);
  await chip("Lending").click();
  await chip("Hot").click();
  await expect.element(page.getByRole("heading", { name: "Tide" })).toBeVisible();
  late.resolve(island(lending));
  await late.promise;
  await expect.element(page.getByRole("heading", { name: "Cove" })).not.toBeInTheDocument();
});

test("a click on more focuses the first new card; a failure can be retried", async () => {
  const long: StoreState = {
    ...exchanges,
    address: { ...ADDRESS, categoryId: 1, count: 120 },
    content: { kind: "list", choices: null, results: { dapps: [card(1, "Reef")], total: 2, hasNext: true } },
  };
  await renderPart(<Store {...long} />);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("We couldn’t load more DApps.");
  answers = [["start=120", () => island(lending)]];
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("link", { name: "Cove" })).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "Reef" })).toBeVisible();
  expect(new URLSearchParams(location.search).get("count")).toBe("160");
});

const found = (id: number, title: string) => ({
  hid: id,
  title,
  url: "https://reef.example",
  desc: "",
  icon_url: `/icons/dapp/${id}.svg`,
  category_ids: [2],
  chains: ["eth"],
  other_chains: [],
  audits: [{ firm: "Trail" }],
  create_time: "2020-01-01T00:00:00Z",
});

const REEF_TOKEN = {
  chain: "eth",
  address: "0x1",
  name: "Reef Shells",
  symbol: "SHELL",
  decimals: 18,
  icon_url: "/icons/dapp/1.svg",
  page_url: "/token/eth/0x1",
};

test("a token is suggested after the DApps, and reached by keyboard", async () => {
  const answer = { result: 0, data: [found(1, "Reef")], tokens: [REEF_TOKEN] };
  answers = [["application/search", () => answer]];
  await renderPart(<Store {...exchanges} />);
  await field().fill("ree");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect.element(options.nth(1)).toHaveTextContent("Reef Shells · SHELLTokens");
  await expect.element(options.nth(1)).toHaveAttribute("href", "/en/token/eth/0x1");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(options.nth(1)).toHaveAttribute("aria-selected", "true");
  answers = [["application/search", () => ({ ...answer, data: [] })]];
  await field().fill("shell");
  await expect.element(options.first()).toHaveTextContent("Reef Shells · SHELLTokens");
  await expect.element(page.getByText("No records")).not.toBeInTheDocument();
});

test("results of a search have tokens below their own heading, with a link to all of them", async () => {
  const row = {
    path: "/token/eth/0x1",
    name: "Reef Shells",
    symbol: "SHELL",
    network: "Ethereum",
    address: "0x1",
    picture: null,
  };
  const results = { dapps: [card(1, "Reef")], total: 1, hasNext: false };
  const beside = { website: null, didYouMean: null, alternatives: [], categoryCounts: {}, networkCounts: {} };
  const searched: StoreState = {
    ...exchanges,
    address: { ...ADDRESS, view: "store", categoryId: 0, key: "reef shells" },
    content: {
      kind: "search",
      choices: null,
      results,
      found: { ...beside, terms: [], tokens: [row], nfts: [] },
    },
  };
  answers = [["key=reef", () => island(searched)]];
  await renderPart(<Store {...exchanges} />);
  await field().fill("reef shells");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Tokens" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Reef Shells SHELL Ethereum 0x1" }))
    .toHaveAttribute("href", "/en/token/eth/0x1");
  await expect
    .element(page.getByRole("link", { name: "See all : Tokens" }))
    .toHaveAttribute("href", "/en/tokens?key=reef+shells");
  await expect.element(page.getByRole("heading", { name: "Reef", exact: true })).toBeVisible();
});

test("suggestions appear while typing, are navigated by keyboard, announced, and closed by Escape", async () => {
  answers = [["application/search", () => ({ result: 0, data: [found(1, "Reef"), found(2, "Cove")] })]];
  await renderPart(<Store {...exchanges} />);
  await field().fill("ree");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect.element(options.first()).toHaveTextContent("ReefLending");
  await expect.element(page.getByText("2 DApps found")).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
});

test("a search is stored, offered again by keyboard, and deleted", async () => {
  answers = [["key=reef", () => island(exchanges)]];
  await renderPart(<Store {...exchanges} />);
  await field().fill("reef");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(location.search).toBe("?key=reef"));
  await field().fill("");
  await userEvent.keyboard("{ArrowDown}");
  const recent = page.getByRole("listbox", { name: "Recent searches" }).getByRole("option");
  await expect.element(recent).toHaveTextContent("reef");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect.element(recent).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
});

test("networks are filtered by their other names", async () => {
  await renderPart(<Store {...exchanges} />);
  const filter = page.getByRole("searchbox", { name: "Search networks" });
  await filter.fill("137");
  await expect.element(page.getByRole("link", { name: /^P?Polygon/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Ethereum/ })).not.toBeInTheDocument();
  await filter.fill("nowhere");
  await expect.element(page.getByText("Chain not found")).toBeVisible();
});

test("favourites are cards like any other; a delisted one is reported, and a heart removes one", async () => {
  writeStored(FAVOURITES, ["2", "404"]);
  answers = [["listbyids_new", () => ({ result: 0, data: [found(2, "Cove")] })]];
  const favourites: StoreState = {
    ...exchanges,
    address: { ...ADDRESS, view: "favourites", categoryId: 9 },
    content: { kind: "favourites", newSince: "2026-01-01T00:00:00Z" },
  };
  await renderPart(<Store {...favourites} />);
  await expect.element(page.getByRole("heading", { name: "Cove" })).toBeVisible();
  await expect.element(page.getByText("1 network", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Audit report")).toBeVisible();
  await expect.element(page.getByText(/no longer in the store/)).toBeVisible();
  const heart = page.getByRole("button", { name: "Cove: favourite" });
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
});
