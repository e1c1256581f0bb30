import { useTranslations } from "use-intl";
import arrowDownUp from "lucide-react/icons/arrow-down-up";
import { formatAmount } from "#i18n/formats/amount.ts";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./swap-example.module.css";

/** Made-up amounts; nothing here is a price. */
const EXAMPLE = {
  pay: { token: "USDT", network: "TRON", amount: 1200, balance: 4318.2 },
  receive: { token: "ETH", network: "Base", amount: 0.351, minimum: 0.349 },
  feesUsdt: 12.4,
  steps: 2,
} as const;

/** An illustration of the swap screen, with two sentences for screen readers. */
export function SwapExample() {
  const t = useTranslations("home.demo");
  const { intlLocale } = LANGUAGE_FACTS[useLanguage()];
  const amount = (value: number) => formatAmount(value, intlLocale);
  const { pay, receive, feesUsdt, steps } = EXAMPLE;
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>
        <b>{t("label")}</b> {t("note")}
      </figcaption>
      <div aria-hidden>
        <Side token={pay.token} amount={amount(pay.amount)} label={t("pay")}>
          {t("balance", { amount: amount(pay.balance) })}
        </Side>
        <div className={styles.flip}>
          <Icon of={arrowDownUp} size={18} />
        </div>
        <Side token={receive.token} amount={amount(receive.amount)} label={t("receive")}>
          {receive.network}
        </Side>
        <dl className={styles.facts}>
          <dt>{t("route")}</dt>
          <dd>{t("routeValue", { from: pay.network, to: receive.network, count: steps })}</dd>
          <dt>{t("fees")}</dt>
          <dd>{`${amount(feesUsdt)} ${pay.token}`}</dd>
          <dt>{t("minimum")}</dt>
          <dd>{`${amount(receive.minimum)} ${receive.token}`}</dd>
        </dl>
        <div className={styles.action}>{t("action")}</div>
      </div>
    </figure>
  );
}

interface SideProps {
  readonly token: string;
  readonly amount: string;
  readonly label: string;
  readonly children: string;
}

function Side({ token, amount, label, children }: SideProps) {
  return (
    <div className={styles.side}>
      <span className={styles.amount}>{amount}</span>
      <span className={styles.token}>
        <Avatar name={token} shape="round" size={28} code={token.slice(0, 1)} />
        {token}
      </span>
      <span className={styles.fine}>
        <span>{label}</span>
        <span>{children}</span>
      </span>
    </div>
  );
}
