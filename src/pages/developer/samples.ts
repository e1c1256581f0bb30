/** Code samples for developers. Tests run the scripts and request the addresses, so they stay correct. */
import { brand } from "#brand/brand.ts";
import { isOfferedCall } from "#shell/navigation/offer.ts";

const { rdns, deepLink } = brand.wallet;

/** EIP-6963 first; wallets without it only set `window.ethereum`. */
export const PROVIDER = `const wallets = new Map();
window.addEventListener("eip6963:announceProvider", ({ detail }) => {
  wallets.set(detail.info.rdns, detail.provider);
});
window.dispatchEvent(new Event("eip6963:requestProvider"));

const wallet = wallets.get("${rdns}") ?? window.ethereum;
const [account] = await wallet.request({ method: "eth_requestAccounts" });`;

export const DEEP_LINK = `const page = encodeURIComponent("https://your-dapp.example/");
location.href = \`${deepLink}?url=\${page}\`;`;

export const THEME_AND_LANGUAGE = `const { searchParams } = new URL(location.href);
const root = document.documentElement;
root.dataset.theme = searchParams.get("theme") === "dark" ? "dark" : "light";
root.lang = searchParams.get("lang") ?? "en";`;

export const METADATA = `<title>Your DApp</title>
<meta name="description" content="…" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="icon" href="/icon-400.png" sizes="400x400" />`;

export const apiScript = (
  origin: string,
): string => `const response = await fetch("${origin}/v1/block_chain/list?lang=en");
const { result, message, data } = await response.json();
if (result !== 0) throw new Error(message);
for (const { title, ns, metadata } of data) {
  console.log(title, ns, JSON.parse(metadata).chain_id);
}`;

/** The files of the open data with their paths. */
export const FILES = (
  [
    { name: "dapps", path: () => "/data/dapps.json" },
    { name: "networks", path: () => "/data/networks.json" },
    { name: "tokens", path: () => "/data/tokens.json" },
    { name: "nfts", path: () => "/data/nfts.json" },
    { name: "releases", path: () => "/data/releases.json" },
    { name: "news", path: (language: string) => `/feeds/${language}/news.atom` },
  ] as const
).filter(({ path }) => isOfferedCall(path("en")));
