/** Pays with a browser wallet. Clicks during or after a payment are ignored. */
import { useEffect, useRef, useState } from "react";
import { formatAmount } from "#features/donations/amounts.ts";
import type { DonationBox } from "#features/donations/model.ts";
import { findWallets, type Wallet } from "./find-wallets.ts";
import { pay, PayError, type PayProblem, type PayStep } from "./pay.ts";

export type WalletStatus =
  | { readonly step: PayStep; readonly wallet: string }
  | { readonly problem: PayProblem; readonly balance: string }
  /** The search found none, or several. */
  | "none"
  | "choose";

export interface WalletPayment {
  /** Also empty until the search has ended. */
  readonly wallets: readonly Wallet[];
  readonly status: WalletStatus | null;
  /** A payment is running or was sent. */
  readonly isBusy: boolean;
  /** Pays with the given wallet, otherwise with the only one. */
  readonly start: (wallet?: Wallet) => void;
}

const problemOf = (error: unknown, decimals: number): WalletStatus => {
  if (!(error instanceof PayError)) return { problem: "failed", balance: "" };
  const balance = error.balance === null ? "" : formatAmount(error.balance, decimals);
  return { problem: error.problem, balance };
};

const paymentOf = ({ network, token, recipient, baseUnits }: DonationBox) => ({
  chainId: network.chainId,
  token: token.contract,
  recipient,
  baseUnits,
  decimals: token.decimals,
});

export function useWalletPay(box: DonationBox | null, onPaid: (hash: string) => void): WalletPayment {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const [status, setStatus] = useState<WalletStatus | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A ref, because state updates lag a render behind and two clicks can come within one.
  const isTaken = useRef(false);
  const isOffered = box !== null && !box.isDemo;

  useEffect(() => {
    if (isOffered) void findWallets(window).then(setWallets);
  }, [isOffered]);

  const take = (taken: boolean) => {
    isTaken.current = taken;
    setBusy(taken);
  };

  const choose = async (): Promise<Wallet | null> => {
    const found = await findWallets(window);
    setWallets(found);
    const [only = null] = found;
    if (found.length === 1) return only;
    setStatus(found.length === 0 ? "none" : "choose");
    return null;
  };

  const run = async (of: DonationBox, given?: Wallet): Promise<void> => {
    take(true);
    try {
      const wallet = given ?? (await choose());
      if (!wallet) return take(false);
      const onStep = (step: PayStep) => setStatus({ step, wallet: wallet.name });
      onPaid(await pay(wallet.provider, paymentOf(of), onStep));
    } catch (error) {
      setStatus(problemOf(error, of.token.decimals));
      take(false);
    }
  };

  const start = (wallet?: Wallet) => {
    if (box && !isTaken.current) void run(box, wallet);
  };
  return { wallets, status, isBusy, start };
}
