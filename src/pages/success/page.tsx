import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { GoLink } from "#pages/go-link.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { PrivateLink } from "#features/submissions/ui/private-link/private-link.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { tideMark } from "#ui/illustrations/plates/tide-mark.ts";
import { Container } from "#ui/layout/layout.tsx";
import { Opening } from "#ui/layout/opening.tsx";
import { Steps, type Step } from "#ui/list/steps.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

/** The data may contain the private link of a receipt. */
export const loader = ({ context, request }: Route.LoaderArgs) => load(context, request.url);

/** §4: the DApp or token goes live after review; token requests are handled within 2 working days. */
export default function SuccessPage({ loaderData: { kind, sent } }: Route.ComponentProps) {
  const t = useTranslations("success");
  const mine = useTranslations("mySubmissions");
  const localPath = useLocalPath();
  const paymentStep = usePaymentStep(sent?.payment ?? null);
  return (
    <Container>
      <Opening
        title={<Phrases of={t("title")} />}
        lead={t(kind)}
        picture={<Drawing of={tideMark} label={t("imageAlt")} />}
      >
        {sent && (
          <ButtonLink size="lg" href={sent.href}>
            {t("openReceipt")}
          </ButtonLink>
        )}
        <ButtonLink size="lg" href={localPath("/")} variant={sent ? "quiet" : "primary"}>
          {t("home")}
        </ButtonLink>
        <GoLink target={kind === "generic" ? "/developer#list" : `/submit/${kind}`}>{t("another")}</GoLink>
      </Opening>
      <div className={styles.columns}>
        <section aria-labelledby="next-title">
          <h2 className={styles.title} id="next-title">
            {t("next.title")}
          </h2>
          <Steps
            way="down"
            of={[
              ...paymentStep,
              ...(["review", "answer", "live"] as const).map((name) => ({
                title: t(`next.${name}Title`),
                text: t(`next.${name}Text`),
              })),
            ]}
          />
        </section>
        <section className={styles.receipt} aria-labelledby="receipt-title">
          {sent ? <KeepLink sent={sent} /> : <FindReceipt />}
          <Notice title={t("warning")} />
          <GoLink target="/submissions">{mine("title")}</GoLink>
        </section>
      </div>
    </Container>
  );
}

/** Nobody reviews before the payment is confirmed, so that it comes first while it is awaited. */
function usePaymentStep(payment: Sent["payment"]): readonly Step[] {
  const t = useTranslations();
  switch (payment) {
    case null:
      return [];
    case "open":
      return [
        { title: t("receipt.states.awaitingDonation.title"), text: t("receipt.next.awaitingDonation") },
      ];
    case "checking":
      return [{ title: t("receipt.states.checkingPayment.title"), text: t("receipt.next.checkingPayment") }];
    case "refused":
      return [{ title: t("donation.states.rejected.title"), text: t("mail.donationRefused.after") }];
  }
}

type Sent = NonNullable<Route.ComponentProps["loaderData"]["sent"]>;

function KeepLink({ sent }: { readonly sent: Sent }) {
  const t = useTranslations("success");
  return (
    <>
      <h2 className={styles.title} id="receipt-title">
        {t("receiptTitle")}
      </h2>
      <p>
        {joinSentences(
          t("receiptText"),
          t("savedHere"),
          sent.mailedTo === null ? "" : t("mailed", { email: sent.mailedTo }),
        )}
      </p>
      <PrivateLink address={sent.address} />
    </>
  );
}

function FindReceipt() {
  const t = useTranslations("success");
  return (
    <>
      <h2 className={styles.title} id="receipt-title">
        {t("find.title")}
      </h2>
      <p>{t("find.text")}</p>
      <p className={styles.note}>{t("withoutReceipt")}</p>
    </>
  );
}
