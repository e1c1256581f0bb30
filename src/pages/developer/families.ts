/** How a DApp finds the wallet on each family of networks: the family's own standard, and code to copy. */
import { brand } from "#brand/brand.ts";
import type { Network } from "#features/catalogue/model.ts";
import { PROVIDER } from "./samples.ts";

interface Family {
  readonly name: string;
  readonly standard: string;
  readonly has: (network: Pick<Network, "namespace" | "isEvm">) => boolean;
  readonly code: string;
}

const inNamespace =
  (name: string) =>
  ({ namespace }: Pick<Network, "namespace">): boolean =>
    namespace === name;

/** TIP-6963 announces like EIP-6963, and TIP-1193 uses its methods. */
export const TRON_PROVIDER = `const wallets = new Map();
window.addEventListener("TIP6963:announceProvider", ({ detail }) => {
  wallets.set(detail.info.rdns, detail.provider);
});
window.dispatchEvent(new Event("TIP6963:requestProvider"));

const wallet = wallets.get("${brand.wallet.rdns}") ?? window.tron;
const [account] = await wallet.request({ method: "eth_requestAccounts" });`;

const SOLANA_PROVIDER = `import { getWallets } from "@wallet-standard/app";

const wallet = getWallets().get().find(({ name }) => name === "${brand.name}");
const { accounts } = await wallet.features["standard:connect"].connect();
const [account] = accounts.map(({ address }) => address);`;

const APTOS_PROVIDER = `import { getAptosWallets } from "@aptos-labs/wallet-standard";

const { aptosWallets } = getAptosWallets();
const wallet = aptosWallets.find(({ name }) => name === "${brand.name}");
const { args: account } = await wallet.features["aptos:connect"].connect();`;

export const COSMOS_PROVIDER = `const signer = window.getOfflineSigner("cosmoshub-4");
const [{ address: account }] = await signer.getAccounts();`;

export const POLKADOT_PROVIDER = `const wallet = await window.injectedWeb3["${brand.inAppBrowser.bridge}"].enable("Your DApp");
const [{ address: account }] = await wallet.accounts.get();`;

export const FAMILIES: readonly Family[] = [
  { name: "EVM", standard: "EIP-6963, EIP-1193", has: ({ isEvm }) => isEvm, code: PROVIDER },
  { name: "TRON", standard: "TIP-6963, TIP-1193", has: inNamespace("tron"), code: TRON_PROVIDER },
  { name: "Solana", standard: "Wallet Standard", has: inNamespace("solana"), code: SOLANA_PROVIDER },
  { name: "Polkadot", standard: "injectedWeb3", has: inNamespace("polkadot"), code: POLKADOT_PROVIDER },
  { name: "Cosmos", standard: "OfflineSigner", has: inNamespace("cosmos"), code: COSMOS_PROVIDER },
  { name: "Aptos", standard: "AIP-62", has: inNamespace("aptos"), code: APTOS_PROVIDER },
];
