/** The donation box of §2: how to pay on the left, what to pay on the right. Served as HTML. */
import { useTranslations } from "use-intl";
import type { DonationBox as Box } from "#features/donations/model.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { ClaimForm, type ClaimProps } from "./claim-form.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { Tutorial } from "./tutorial.tsx";
import { WalletPay } from "./wallet-pay.tsx";
import styles from "./donation-box.module.css";

interface DonationBoxProps extends Pick<ClaimProps, "action" | "typed" | "problem"> {
  readonly box: Box;
  /** Where the token can be bought. */
  readonly swapHref: string;
}

export function DonationBox({ box, swapHref, ...claim }: DonationBoxProps) {
  const t = useTranslations("donation.box");
  const values = { token: box.token.symbol, network: box.network.title };
  return (
    <section className={styles.box} aria-labelledby="donation-title" data-donation-box="" id="donation">
      <div className={styles.how}>
        <h2 className={styles.title} id="donation-title">
          {t("title")}
        </h2>
        <p className={styles.lead}>{t("lead")}</p>
        {box.isDemo && <DemoNotice />}
        <Tutorial box={box} swapHref={swapHref}>
          <ClaimForm
            {...claim}
            payment={box.amount}
            linkExample={box.linkExample}
            explorers={box.explorers}
            network={box.network.title}
          />
        </Tutorial>
        <ul className={styles.rules}>
          <li>{t("onlyToken", values)}</li>
          <li>{t("irreversible")}</li>
          <li>{t("oneTime")}</li>
          <li>{t("staySafe")}</li>
        </ul>
        <Help />
      </div>
      <div className={styles.what}>
        <PaymentFacts box={box} />
        {!box.isDemo && <WalletPay box={box} />}
      </div>
    </section>
  );
}

function Help() {
  const t = useTranslations("donation.help");
  return (
    <div className={styles.help}>
      <h3 className={styles.helpTitle}>{t("title")}</h3>
      <p>
        {t("text")} {t("scam")}
      </p>
    </div>
  );
}

function DemoNotice() {
  const t = useTranslations("donation.demo");
  return (
    <Notice tone="warning" title={t("badge")}>
      {t("text")} {t("result")}
    </Notice>
  );
}
