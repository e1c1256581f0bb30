/** Wallets that many people know, so that nobody makes a copy of one with this kit by accident or on purpose. */
import { skeletonOf } from "#lib/look-alike/skeleton.ts";
import { LookAlikes } from "#platform/look-alike/look-alikes.ts";
import { hostPartsOf } from "#platform/look-alike/site-parts.ts";

const NAMES = [
  "1inch Wallet",
  "Argent",
  "Atomic Wallet",
  "Backpack",
  "Best Wallet",
  "Binance",
  "Bitcoin.com Wallet",
  "Bitget Wallet",
  "BitKeep",
  "BitPie",
  "BlueWallet",
  "Braavos",
  "Bybit Wallet",
  "Cake Wallet",
  "Coin98",
  "Coinbase Wallet",
  "Coinomi",
  "Core Wallet",
  "Cosmostation",
  "Crypto.com",
  "Daedalus",
  "Edge Wallet",
  "Electrum",
  "Enkrypt",
  "Eternl",
  "Exodus",
  "Fearless Wallet",
  "Frontier Wallet",
  "Gem Wallet",
  "Guarda",
  "HOT Wallet",
  "imToken",
  "Jaxx",
  "Keplr",
  "Keystone",
  "Kraken Wallet",
  "KuCoin Wallet",
  "Lace Wallet",
  "Leap Wallet",
  "Leather",
  "Ledger",
  "Martian Wallet",
  "MathWallet",
  "MetaMask",
  "Muun",
  "Mycelium",
  "MyEtherWallet",
  "MyTonWallet",
  "Nami",
  "Nightly Wallet",
  "Nova Wallet",
  "OKX Wallet",
  "OneKey",
  "Pera Wallet",
  "Petra",
  "Phantom",
  "Polkadot.js",
  "Rabby",
  "Rainbow",
  "Ready Wallet",
  "Robinhood Wallet",
  "Ronin Wallet",
  "Safe Wallet",
  "SafePal",
  "Slush Wallet",
  "Solflare",
  "Sparrow Wallet",
  "SubWallet",
  "Suiet",
  "Talisman",
  "Tangem",
  "Temple Wallet",
  "TokenPocket",
  "Tonkeeper",
  "Trezor",
  "TronLink",
  "Trust Wallet",
  "Typhon Wallet",
  "UniSat",
  "Uniswap Wallet",
  "Wasabi Wallet",
  "Xverse",
  "Yoroi",
  "Zengo",
  "Zerion",
];

const HOSTS = [
  "coinbase.com",
  "coinomi.com",
  "electrum.org",
  "exodus.com",
  "guarda.com",
  "imtoken.io",
  "keplr.app",
  "ledger.com",
  "metamask.io",
  "myetherwallet.com",
  "mytonwallet.io",
  "okx.com",
  "onekey.so",
  "phantom.app",
  "rabby.io",
  "rainbow.me",
  "safepal.com",
  "solflare.com",
  "token.im",
  "tokenpocket.pro",
  "tonkeeper.com",
  "trezor.io",
  "tronlink.org",
  "trustwallet.com",
  "xverse.app",
  "zerion.io",
];

interface Named {
  readonly name: string;
  readonly short?: string;
  readonly hosts: readonly string[];
}

/** People leave the word out: Trust is Trust Wallet. */
const bareOf = (name: string): string => skeletonOf(name.replace(/[\s-]*wallet$/i, ""));

/** The wallet of exactly this name. Beside other words, many such names are ordinary words. */
function sameAs(name: string): string | undefined {
  const bare = bareOf(name);
  return NAMES.find((wallet) => bareOf(wallet) === bare);
}

/** One sentence for each name, short form or host that readers would take for a wallet they know. */
export function walletsItResembles({ name, short = "", hosts }: Named): string[] {
  const known = new LookAlikes();
  const titles = new Map<string, string>();
  for (const title of NAMES) for (const form of known.addName(title)) titles.set(form, title);
  for (const host of HOSTS)
    for (const form of known.addSite(hostPartsOf(host))) titles.set(form, titles.get(form) ?? host);
  const titleOf = (forms: readonly string[]): string | undefined => titles.get(forms[0] ?? "") ?? forms[0];
  const byName = titleOf(known.ofName(name)) ?? sameAs(name);
  const byHost = hosts.flatMap((host) => {
    const parts = hostPartsOf(host);
    const { names, copied } = known.ofHost(parts);
    const wallet = known.isListed(parts)
      ? parts.site
      : (copied ?? titleOf(names) ?? sameAs(parts.labels.at(-1) ?? ""));
    return wallet === undefined ? [] : `The host ${host} can be taken for ${wallet}.`;
  });
  const byShort = sameAs(short);
  return [
    ...(byName === undefined ? [] : [`The name ${name} can be taken for ${byName}.`]),
    ...(byShort === undefined ? [] : [`The short form ${short} can be taken for ${byShort}.`]),
    ...byHost,
  ];
}
