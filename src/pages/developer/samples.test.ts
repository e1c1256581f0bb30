import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { COSMOS_PROVIDER, POLKADOT_PROVIDER, TRON_PROVIDER } from "./families.ts";
import { DEEP_LINK, PROVIDER, THEME_AND_LANGUAGE } from "./samples.ts";

const OWN = "0xown";
const OTHER = "0xother";
const walletOf = (account: string) => ({ request: () => Promise.resolve([account]) });

/** A page in which these wallets announce themselves on request (EIP-6963). */
function pageWith(announced: readonly string[]) {
  const window = Object.assign(new EventTarget(), { ethereum: walletOf(OTHER) });
  window.addEventListener("eip6963:requestProvider", () => {
    for (const rdns of announced) {
      const detail = { info: { rdns }, provider: walletOf(rdns === brand.wallet.rdns ? OWN : OTHER) };
      window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
    }
  });
  return window;
}

const accountIn = (window: object): Promise<unknown> =>
  runInNewContext(`(async () => { ${PROVIDER}\nreturn account; })()`, { window, Event }) as Promise<unknown>;

test("the sample finds our wallet among others", async () => {
  expect(await accountIn(pageWith(["org.example.other", brand.wallet.rdns]))).toBe(OWN);
});

test("without our wallet the sample uses another one", async () => {
  expect(await accountIn(pageWith(["org.example.other"]))).toBe(OTHER);
});

test("the deep link carries the page's address as one parameter", () => {
  const location = { href: "" };
  runInNewContext(DEEP_LINK, { location, encodeURIComponent });
  expect(location.href).toBe(`${brand.wallet.deepLink}?url=https%3A%2F%2Fyour-dapp.example%2F`);
});

test("the page applies the theme and the language from our links", () => {
  const documentElement = { dataset: { theme: "" }, lang: "" };
  const location = { href: "https://your-dapp.example/?lang=ja&theme=dark" };
  runInNewContext(THEME_AND_LANGUAGE, { URL, location, document: { documentElement } });
  expect(documentElement).toEqual({ dataset: { theme: "dark" }, lang: "ja" });
});

const accountOf = (sample: string, window: object): Promise<unknown> =>
  runInNewContext(`(async () => { ${sample}\nreturn account; })()`, { window, Event }) as Promise<unknown>;

test("on TRON the sample finds our wallet among others", async () => {
  const window = Object.assign(new EventTarget(), { tron: walletOf(OTHER) });
  window.addEventListener("TIP6963:requestProvider", () => {
    const detail = { info: { rdns: brand.wallet.rdns }, provider: walletOf(OWN) };
    window.dispatchEvent(new CustomEvent("TIP6963:announceProvider", { detail }));
  });
  expect(await accountOf(TRON_PROVIDER, window)).toBe(OWN);
});

test("on Polkadot and Cosmos the samples return the first account", async () => {
  const accounts = { get: () => Promise.resolve([{ address: OWN }, { address: OTHER }]) };
  const injectedWeb3 = { [brand.inAppBrowser.bridge]: { enable: () => Promise.resolve({ accounts }) } };
  expect(await accountOf(POLKADOT_PROVIDER, { injectedWeb3 })).toBe(OWN);
  const getOfflineSigner = () => ({ getAccounts: accounts.get });
  expect(await accountOf(COSMOS_PROVIDER, { getOfflineSigner })).toBe(OWN);
});
