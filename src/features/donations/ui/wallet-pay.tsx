/**
 * Paying with a wallet of this browser. Hidden until the script (wallet/enhance-wallet.ts) has found one. Texts are
 * made here; what only the browser knows stays in them as a name in braces.
 */
import { useTranslations } from "use-intl";
import type { DonationBox } from "#features/donations/model.ts";
import type { WalletPayData } from "./wallet/wallet-texts.ts";
import styles from "./wallet-pay.module.css";

export function WalletPay({ box }: { readonly box: DonationBox }) {
  const t = useTranslations("donation.wallet");
  const data = useWalletData(box);
  return (
    <div className={styles.wallet} data-enhance="wallet-pay" hidden>
      <h3 className={styles.title}>{t("title")}</h3>
      <p className={styles.lead}>{t("lead")}</p>
      <div className={styles.choices} data-wallets="" role="group" aria-label={t("choose")} />
      <p className={styles.status} role="status" data-wallet-status="" />
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
      />
    </div>
  );
}

function useWalletData(box: DonationBox): WalletPayData {
  const t = useTranslations("donation.wallet");
  const errors = useTranslations("donation.walletErrors");
  const { token, network, amount } = box;
  const values = { wallet: "{wallet}", network: network.title, amount, token: token.symbol };
  return {
    payment: {
      chainId: network.chainId,
      token: token.contract,
      recipient: box.recipient,
      baseUnits: box.baseUnits,
      decimals: token.decimals,
    },
    linkExample: box.linkExample,
    texts: {
      start: t("start"),
      connect: t("connect", values),
      stepConnect: t("stepConnect", values),
      stepNetwork: t("stepNetwork", values),
      stepAddNetwork: t("stepAddNetwork", values),
      stepCheck: t("stepCheck"),
      stepConfirm: t("stepConfirm", values),
      stepSent: t("stepSent"),
    },
    problems: {
      refusedConnect: errors("refusedConnect"),
      pendingRequest: errors("pendingRequest"),
      locked: errors("locked"),
      refusedNetwork: errors("refusedNetwork"),
      wrongNetwork: errors("wrongNetwork"),
      notEnoughToken: errors("notEnoughToken", { ...values, balance: "{balance}" }),
      notEnoughGas: errors("notEnoughGas", { gasToken: network.gasSymbol }),
      refusedPayment: errors("refusedPayment"),
      failed: errors("failed"),
      unknownOutcome: errors("unknownOutcome"),
      unsupported: errors("unsupported"),
    },
  };
}
