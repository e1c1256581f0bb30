/** The wallets of this browser: those that announce themselves (EIP-6963), else the one that stands in the window. */
import type { Provider } from "./pay.ts";

export interface Wallet {
  readonly id: string;
  readonly name: string;
  readonly provider: Provider;
}

interface Announcement {
  readonly info?: { readonly uuid?: unknown; readonly name?: unknown };
  readonly provider?: Provider;
}

/** Wallets that know EIP-6963 answer at once; only then the old way is tried. */
const OLD_WAY_AFTER_MS = 300;
const LONGEST_NAME = 40;

export function findWallets(page: Window, onFound: (wallet: Wallet) => void): void {
  const known = new Set<string>();
  const add = (wallet: Wallet): void => {
    if (known.has(wallet.id)) return;
    known.add(wallet.id);
    onFound(wallet);
  };
  page.addEventListener("eip6963:announceProvider", (event) => {
    const { info, provider } = ((event as CustomEvent).detail ?? {}) as Announcement;
    if (typeof info?.uuid !== "string" || typeof info.name !== "string" || !provider) return;
    add({ id: info.uuid, name: info.name.slice(0, LONGEST_NAME), provider });
  });
  page.dispatchEvent(new Event("eip6963:requestProvider"));
  setTimeout(() => {
    const { ethereum } = page as { ethereum?: Provider };
    if (known.size === 0 && ethereum) add({ id: "window", name: "", provider: ethereum });
  }, OLD_WAY_AFTER_MS);
}
