/** What the served box hands to the script that pays. */
import type { PayProblem, PayStep, Payment } from "./pay.ts";

export interface WalletPayData {
  readonly payment: Payment;
  /** A transaction link with `0x…` where the hash belongs. */
  readonly linkExample: string;
  readonly texts: Readonly<Record<PayStep | "start" | "connect", string>>;
  readonly problems: Readonly<Record<PayProblem, string>>;
}

/** Puts the values into a text that was made on the server. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
