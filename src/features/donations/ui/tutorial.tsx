/** The four steps of §2. The second differs on phones, where the wallet is an app beside this page. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { DonationBox } from "#features/donations/model.ts";
import { InlineLink } from "#ui/link/link.tsx";
import { TOKEN_INFO_ID } from "./facts/token-info.tsx";
import styles from "./tutorial.module.css";

interface TutorialProps {
  readonly box: DonationBox;
  readonly swapHref: string;
  /** The form of the third and fourth step. */
  readonly children: ReactNode;
}

export function Tutorial({ box, swapHref, children }: TutorialProps) {
  const t = useTranslations("donation.tutorial");
  const a11y = useTranslations("common.a11y");
  const values = { token: box.token.symbol, network: box.network.title, gasToken: box.network.gasSymbol };
  return (
    <ol className={styles.steps} aria-label={t("title")}>
      <Step title={t("stepFirstTitle", values)}>
        <p>{t("stepFirstText", values)}</p>
        <p>
          <InlineLink href={swapHref} externalText={a11y("externalLink")}>
            {t("stepFirstBuy", values)}
          </InlineLink>
        </p>
      </Step>
      <Step title={t("stepSecondTitle")} phoneTitle={t("stepSecondMobileTitle")} isCurrent>
        <p className={styles.wide}>
          {t.rich("stepSecondText", {
            info: (words) => (
              <button className={styles.info} type="button" popoverTarget={TOKEN_INFO_ID}>
                {words}
              </button>
            ),
          })}
        </p>
        <p className={styles.phone}>{t("stepSecondMobileText")}</p>
      </Step>
      <Step title={t("stepThirdTitle")}>
        <p>{t("stepThirdText")}</p>
        {children}
      </Step>
      <Step title={t("stepFourthTitle")}>
        <p>{t("stepFourthText")}</p>
      </Step>
    </ol>
  );
}

interface StepProps {
  readonly title: string;
  readonly phoneTitle?: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

function Step({ title, phoneTitle, isCurrent = false, children }: StepProps) {
  return (
    <li className={styles.step} data-current={isCurrent || undefined}>
      <h3 className={styles.title}>
        {phoneTitle ? (
          <>
            <span className={styles.wide}>{title}</span>
            <span className={styles.phone}>{phoneTitle}</span>
          </>
        ) : (
          title
        )}
      </h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
