/** Wallets that many people know, so that nobody makes a copy of one with this kit by accident or on purpose. */
import { LookAlikes } from "#platform/look-alike/look-alikes.ts";
import { hostPartsOf } from "#platform/look-alike/site-parts.ts";

const NAMES = [
  "Argent",
  "Atomic Wallet",
  "Backpack",
  "Binance",
  "Bitget Wallet",
  "BlueWallet",
  "Coin98",
  "Coinbase Wallet",
  "Crypto.com",
  "Electrum",
  "Exodus",
  "imToken",
  "Keplr",
  "Keystone",
  "Ledger",
  "Leather",
  "MathWallet",
  "MetaMask",
  "MyEtherWallet",
  "Nami",
  "OKX Wallet",
  "OneKey",
  "Petra",
  "Phantom",
  "Rabby",
  "Rainbow",
  "SafePal",
  "Solflare",
  "SubWallet",
  "Talisman",
  "Tangem",
  "Temple Wallet",
  "TokenPocket",
  "Trezor",
  "TronLink",
  "Trust Wallet",
  "UniSat",
  "Xverse",
  "Yoroi",
  "Zengo",
  "Zerion",
];

const HOSTS = [
  "coinbase.com",
  "electrum.org",
  "exodus.com",
  "keplr.app",
  "ledger.com",
  "metamask.io",
  "myetherwallet.com",
  "phantom.app",
  "rabby.io",
  "rainbow.me",
  "safepal.com",
  "solflare.com",
  "token.im",
  "tokenpocket.pro",
  "trezor.io",
  "tronlink.org",
  "trustwallet.com",
  "zerion.io",
];

interface Named {
  readonly name: string;
  readonly hosts: readonly string[];
}

/** One sentence for each name or host that readers would take for a wallet they know. */
export function walletsItResembles({ name, hosts }: Named): string[] {
  const known = new LookAlikes();
  const titles = new Map<string, string>();
  for (const title of NAMES) for (const form of known.addName(title)) titles.set(form, title);
  for (const host of HOSTS)
    for (const form of known.addSite(hostPartsOf(host))) titles.set(form, titles.get(form) ?? host);
  const titleOf = (forms: readonly string[]): string | undefined => titles.get(forms[0] ?? "") ?? forms[0];
  const byName = titleOf(known.ofName(name));
  const byHost = hosts.flatMap((host) => {
    const parts = hostPartsOf(host);
    const { names, copied } = known.ofHost(parts);
    const wallet = known.isListed(parts) ? parts.site : (copied ?? titleOf(names));
    return wallet === undefined ? [] : `The host ${host} can be taken for ${wallet}.`;
  });
  return [...(byName === undefined ? [] : [`The name ${name} can be taken for ${byName}.`]), ...byHost];
}
