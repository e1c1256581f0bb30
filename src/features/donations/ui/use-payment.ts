/**
 * The state of the donation box. It lives outside the box, which moves between the page and the dialog without
 * losing it.
 */
import { useEffect, useRef, useState, type RefObject } from "react";
import type { DonationBox } from "#features/donations/model.ts";
import { useWalletPay, type WalletPayment } from "./wallet/use-wallet-pay.ts";

export interface PaymentState {
  readonly link: string;
  readonly setLink: (link: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly wallet: WalletPayment;
}

export function usePayment(box: DonationBox | null, typed = ""): PaymentState {
  const [link, setLink] = useState(typed);
  const [isPaid, setPaid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const wallet = useWalletPay(box, (hash) => {
    setLink((box?.linkExample ?? "").replace("0x…", hash));
    setPaid(true);
  });

  // Writes the link into the form, as if it had been pasted.
  useEffect(() => {
    if (isPaid) form.current?.requestSubmit();
  }, [isPaid]);

  return { link, setLink, field, form, wallet };
}
