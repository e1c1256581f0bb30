import { data } from "react-router";
import { useTranslations } from "use-intl";
import { DonationBox } from "#features/donations/ui/donation-box.tsx";
import { DonationStatus } from "#features/donations/ui/donation-status.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/page.ts";
import { act, type ReceiptOutcome } from "./action.ts";
import { Decision } from "./decision.tsx";
import { load, type Receipt } from "./load.ts";
import { Missing } from "./missing.tsx";
import { NextStep } from "./next-step.tsx";
import { Summary } from "./summary.tsx";
import { Thread } from "./thread.tsx";
import { Timeline } from "./timeline.tsx";
import { STATE_TONES, stateKey } from "./view.ts";
import { Withdraw } from "./withdraw.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { personal: true };

export const loader = ({ context, params }: Route.LoaderArgs) => load(context, params.token ?? "");

export async function action({ context, params, request }: Route.ActionArgs) {
  const outcome = await act(context, params.token ?? "", request);
  return outcome instanceof Response ? outcome : data(outcome, { status: outcome.status });
}

export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.receipt ? <ReceiptView loaderData={loaderData} outcome={actionData} /> : <Missing />;
}

type LoaderData = Route.ComponentProps["loaderData"];

interface ReceiptViewProps {
  readonly loaderData: Extract<LoaderData, { address: string }>;
  readonly outcome: ReceiptOutcome | undefined;
}

function ReceiptView({ loaderData, outcome }: ReceiptViewProps) {
  const donationText = useTranslations("donation.box");
  const { receipt, box, links } = loaderData;
  const { donation } = receipt;
  return (
    <Container>
      <div
        className={styles.page}
        data-enhance="receipt"
        data-status={links.status}
        data-kept={JSON.stringify(loaderData.kept)}
      >
        <Head receipt={receipt} outcome={outcome} />
        <div className={styles.main}>
          <Stack gap={10}>
            <div data-live="donation">
              {donation && donation.state !== "open" && <DonationStatus status={donation} />}
            </div>
            {box && (
              <DonationBox
                box={box}
                swapHref={links.swap}
                action={links.page}
                typed={outcome?.typed}
                problem={outcome?.problem}
              />
            )}
            {loaderData.hasNoAmount && <Notice title={donationText("noAmountLeft")} />}
            <div data-live="next">
              <NextStep receipt={receipt} links={links} />
              <Decision receipt={receipt} />
            </div>
            <div data-live="timeline">
              <Timeline receipt={receipt} />
            </div>
            <Thread messages={receipt.messages} action={links.page} outcome={outcome} />
            {loaderData.canWithdraw && <Withdraw action={links.page} />}
          </Stack>
        </div>
        <Summary receipt={receipt} links={links} address={loaderData.address} />
      </div>
    </Container>
  );
}

interface HeadProps {
  readonly receipt: Receipt;
  readonly outcome: ReceiptOutcome | undefined;
}

function Head({ receipt: { submission }, outcome }: HeadProps) {
  const t = useTranslations("receipt");
  const state = stateKey(submission.state);
  return (
    <header className={styles.head}>
      <div data-live="state" role="status">
        <Tag tone={STATE_TONES[submission.state]}>{t(`states.${state}.title`)}</Tag>
      </div>
      <h1 className={styles.title}>{submission.name}</h1>
      <p className={styles.lead}>{t("page.lead")}</p>
      {outcome?.notice && <Notice tone={outcome.tone ?? "bad"} title={outcome.notice} announce />}
    </header>
  );
}
