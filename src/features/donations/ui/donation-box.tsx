/**
 * The donation box of §2: steps on the left, payment details on the right. Source order is the order on phones:
 * purpose and rules, payment details, steps with the link, facts to compare.
 */
import { useTranslations } from "use-intl";
import type { DonationBox as Box, Refusal } from "#features/donations/model.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import { ClaimForm, type ClaimProps } from "./claim-form.tsx";
import { PaymentCodes } from "./facts/payment-codes.tsx";
import { PaymentFacts } from "./facts/payment-facts.tsx";
import { Tutorial } from "./tutorial.tsx";
import type { PaymentState } from "./use-payment.ts";
import { WalletPay } from "./wallet-pay.tsx";
import styles from "./donation-box.module.css";

export interface DonationBoxProps extends Pick<ClaimProps, "action" | "problem"> {
  readonly box: Box;
  readonly payment: PaymentState;
  /** A link to buy the token. */
  readonly swapHref: string;
  /** Why an earlier payment was refused. */
  readonly refused?: Refusal | null;
}

export function DonationBox({ box, payment, swapHref, refused = null, ...claim }: DonationBoxProps) {
  const t = useTranslations("donation.box");
  const demo = useTranslations("donation.demo");
  const values = { token: box.token.symbol, network: box.network.title };
  return (
    <section className={styles.box} aria-labelledby="donation-title" data-donation-box="" id="donation">
      <div className={styles.columns}>
        <div className={styles.intro}>
          <h2 className={styles.title} id="donation-title">
            {box.isDemo ? demo("title") : t("title")}
          </h2>
          <p className={styles.lead}>{t("lead")}</p>
          <ul className={styles.rules}>
            <li>{t("onlyToken", values)}</li>
            <li>{t("irreversible")}</li>
            <li>{t("oneTime")}</li>
            <li>{t("staySafe")}</li>
          </ul>
          {box.isDemo && <DemoNotice />}
        </div>
        <div className={styles.pay}>
          <PaymentFacts box={box} refused={refused} />
          {!box.isDemo && <WalletPay box={box} payment={payment.wallet} />}
        </div>
        <div className={styles.how}>
          <Tutorial box={box} swapHref={swapHref}>
            <ClaimForm
              {...claim}
              state={payment}
              payment={box.amount}
              linkExample={box.linkExample}
              explorers={box.explorers}
              network={box.network.title}
            />
          </Tutorial>
          <Help />
        </div>
        <div className={styles.more}>
          <PaymentCodes box={box} />
        </div>
      </div>
    </section>
  );
}

function Help() {
  const t = useTranslations("donation.help");
  return (
    <div className={styles.help}>
      <h3 className={styles.helpTitle}>{t("title")}</h3>
      <p>{joinSentences(t("text"), t("scam"))}</p>
    </div>
  );
}

function DemoNotice() {
  const t = useTranslations("donation.demo");
  return (
    <Notice tone="warning" title={t("badge")}>
      {joinSentences(t("text"), t("result"))}
    </Notice>
  );
}
