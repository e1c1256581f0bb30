import plus from "lucide-react/icons/plus";
import { useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./watch-token.module.css";

/** What browsers with a wallet have (EIP-1193). */
interface Provider {
  readonly request: (call: { readonly method: string; readonly params: unknown }) => Promise<unknown>;
}

interface WatchTokenProps {
  /** As wallets write it: `0x38`. */
  readonly chainId: string;
  readonly token: {
    readonly address: string;
    readonly symbol: string;
    readonly decimals: number;
    readonly image?: string;
  };
}

const providerOf = (): Provider | undefined => (window as { ethereum?: Provider }).ethereum;

/** Wallets that load after the page announce themselves by this event. */
const whenAnnounced = (listener: () => void) => {
  window.addEventListener("ethereum#initialized", listener);
  return () => window.removeEventListener("ethereum#initialized", listener);
};

const useHasWallet = (): boolean =>
  useSyncExternalStore(
    whenAnnounced,
    () => providerOf() !== undefined,
    () => false,
  );

type Outcome = "idle" | "asking" | "added" | "refused";

/** "Add to wallet" (EIP-747). Without a wallet in the browser there is nothing to show. */
export default function WatchToken({ chainId, token }: WatchTokenProps) {
  const t = useTranslations("listings.wallet");
  const [outcome, setOutcome] = useState<Outcome>("idle");
  if (!useHasWallet()) return null;
  const add = async (): Promise<void> => {
    setOutcome("asking");
    setOutcome((await watch({ chainId, token })) ? "added" : "refused");
  };
  return (
    <div className={styles.watch}>
      <Button
        size="lg"
        wide
        icon={<Icon of={plus} size={20} />}
        loading={outcome === "asking"}
        onClick={() => void add()}
      >
        {t("add")}
      </Button>
      <p className={styles.hint} role="status">
        {outcome === "added" || outcome === "refused" ? t(outcome) : t("hint", { symbol: token.symbol })}
      </p>
    </div>
  );
}

/** Selects the network first, because a wallet adds a token to the network it shows. */
async function watch({ chainId, token }: WatchTokenProps): Promise<boolean> {
  const provider = providerOf();
  if (!provider) return false;
  try {
    await provider.request({ method: "wallet_switchEthereumChain", params: [{ chainId }] });
    const added = await provider.request({
      method: "wallet_watchAsset",
      params: { type: "ERC20", options: token },
    });
    return added === true;
  } catch {
    return false;
  }
}
