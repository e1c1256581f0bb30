import { useTranslations } from "use-intl";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage } from "#i18n/language.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import type { Receipt, ReceiptLinks } from "./load.ts";
import { stateKey } from "./view.ts";
import styles from "./next-step.module.css";

interface NextStepProps {
  readonly receipt: Receipt;
  readonly links: ReceiptLinks;
}

const REVIEW_TEXTS = { dapp: "inReviewDapp", token: "inReviewToken", nft: "inReviewNft" } as const;

export function NextStep({ receipt, links }: NextStepProps) {
  const t = useTranslations("receipt");
  const { submission } = receipt;
  const state = stateKey(submission.state);
  const text = state === "inReview" ? REVIEW_TEXTS[submission.kind] : state;
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 className={styles.title} id="next-title">
        {t("next.title")}
      </h2>
      <p>
        {t(`states.${state}.text`)} {t(`next.${text}`)}
      </p>
      <Waiting receipt={receipt} />
      {submission.state === "changes_requested" && (
        <div>
          <ButtonLink href={links.fix}>{t("actions.fix")}</ButtonLink>
        </div>
      )}
      {submission.state === "live" && links.listing && (
        <div>
          <ButtonLink href={links.listing}>{t("actions.view")}</ButtonLink>
        </div>
      )}
      {(submission.state === "rejected" || submission.state === "withdrawn") && (
        <div>
          <ButtonLink href={links.again} variant="quiet">
            {t("actions.newSubmission")}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** An honest estimate, or that it was missed. */
function Waiting({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations("receipt.next");
  const language = useLanguage();
  const { queue, expectedBy, isOverdue } = receipt;
  if (queue === null && expectedBy === null) return null;
  return (
    <p className={styles.wait}>
      {queue !== null && t("queue", { count: queue })}{" "}
      {expectedBy && (isOverdue ? t("overdue") : t("expectedBy", { date: formatDate(expectedBy, language) }))}
    </p>
  );
}
