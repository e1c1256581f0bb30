/** Payment with a browser wallet. Hidden without JavaScript. */
import { useTranslations } from "use-intl";
import type { DonationBox } from "#features/donations/model.ts";
import type { WalletPayment, WalletStatus } from "./wallet/use-wallet-pay.ts";
import styles from "./wallet-pay.module.css";

interface WalletPayProps {
  readonly box: DonationBox;
  readonly payment: WalletPayment;
}

export function WalletPay({ box, payment }: WalletPayProps) {
  const t = useTranslations("donation.wallet");
  const { wallets, status, isBusy, start } = payment;
  // Before any wallet is known, one button represents all of them. It stays the same element, to keep the focus.
  const [first, ...others] = wallets;
  const label = (name: string): string => (name ? t("connect", { wallet: name }) : t("start"));
  return (
    <div className={styles.wallet}>
      <h3 className={styles.title}>{t("title")}</h3>
      <p className={styles.lead}>{t("lead")}</p>
      <div className={styles.choices} role="group" aria-label={t("choose")}>
        <button
          type="button"
          data-replayed="pay"
          aria-disabled={isBusy || undefined}
          onClick={() => start(first)}
        >
          {label(first?.name ?? "")}
        </button>
        {others.map((wallet) => (
          <button
            key={wallet.id}
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => start(wallet)}
          >
            {label(wallet.name)}
          </button>
        ))}
      </div>
      <p className={styles.status} role="status">
        {status && <StatusText box={box} status={status} />}
      </p>
    </div>
  );
}

interface StatusTextProps {
  readonly box: DonationBox;
  readonly status: WalletStatus;
}

function StatusText({ box: { token, network, amount }, status }: StatusTextProps) {
  const t = useTranslations("donation.wallet");
  const errors = useTranslations("donation.walletErrors");
  if (typeof status === "string") return t(status);
  const values = { network: network.title, amount, token: token.symbol, gasToken: network.gasSymbol };
  // Each message uses some of these values.
  return "step" in status
    ? t(status.step, { ...values, wallet: status.wallet })
    : errors(status.problem, { ...values, balance: status.balance });
}
