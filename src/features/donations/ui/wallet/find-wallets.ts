/** Finds the wallets of this browser: those that announce themselves (EIP-6963), otherwise `window.ethereum`. */
import type { Provider } from "./pay.ts";

export interface Wallet {
  readonly id: string;
  /** Empty if the wallet gives no name. */
  readonly name: string;
  readonly provider: Provider;
}

interface Announcement {
  readonly info?: { readonly uuid?: unknown; readonly name?: unknown };
  readonly provider?: Provider;
}

/** Wallets with EIP-6963 announce themselves at once; the fallback is used only after this time. */
const OLD_WAY_AFTER_MS = 300;
const LONGEST_NAME = 40;

function readAnnouncement(event: Event): Wallet | null {
  const { info, provider } = ((event as CustomEvent).detail ?? {}) as Announcement;
  if (typeof info?.uuid !== "string" || typeof info.name !== "string" || !provider) return null;
  return { id: info.uuid, name: info.name.slice(0, LONGEST_NAME), provider };
}

/** Each wallet once, in the order of the announcements. */
export function findWallets(page: Window): Promise<readonly Wallet[]> {
  const found = new Map<string, Wallet>();
  const hear = (event: Event): void => {
    const wallet = readAnnouncement(event);
    if (wallet && !found.has(wallet.id)) found.set(wallet.id, wallet);
  };
  page.addEventListener("eip6963:announceProvider", hear);
  page.dispatchEvent(new Event("eip6963:requestProvider"));
  return new Promise((resolve) => {
    setTimeout(() => {
      page.removeEventListener("eip6963:announceProvider", hear);
      const { ethereum } = page as { ethereum?: Provider };
      if (found.size === 0 && ethereum) found.set("window", { id: "window", name: "", provider: ethereum });
      resolve([...found.values()]);
    }, OLD_WAY_AFTER_MS);
  });
}
