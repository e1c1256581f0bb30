/** The status of a donation: what was seen, why it does not count, what happens next. */
import { useTranslations } from "use-intl";
import type { DonationStatus as WholeStatus } from "#features/donations/model.ts";
import {
  MANUAL_TEXTS,
  PAYING_TEXTS,
  REFUSAL_TEXTS,
  SETTLED_TEXTS,
  type DonationNotice,
} from "#features/donations/texts.ts";
import { shortenAddress } from "#i18n/formats/address.ts";
import { listOf } from "#i18n/formats/list.ts";
import { useLanguage } from "#i18n/language.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice, type NoticeTone } from "#ui/notice/notice.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { Sentences } from "#ui/sentences/sentences.tsx";
import styles from "./donation-status.module.css";

type Status = Omit<WholeStatus, "submissionId" | "updatedAt" | "events">;

const TONES: Partial<Record<Status["state"], NoticeTone>> = {
  confirmed: "good",
  rejected: "bad",
  manual: "warning",
};

export interface DonationStatusProps {
  readonly status: Status;
  readonly notice: DonationNotice;
  /** What follows: the next step, a note that the submission is closed, or nothing. */
  readonly after: "next" | "closed" | null;
  /** The amount in the box beside it, so that the page asks for one amount only. */
  readonly amount?: string | undefined;
}

export function DonationStatus({ status, notice, after, amount }: DonationStatusProps) {
  const t = useTranslations();
  const { state, confirmations, needed } = status;
  return (
    <div className={styles.status} data-donation-state={state} data-settled-by={status.settledBy}>
      <Notice tone={TONES[state] ?? "plain"} title={t(`${branchOf(notice)}.title`)}>
        {joinSentences(
          useNoticeText(status, notice),
          after === "closed" ? t("donation.help.closed") : "",
          after === "next" ? t(nextOf(notice)) : "",
        )}
      </Notice>
      {state === "confirming" && (
        <Progress value={confirmations} max={needed} label={t("donation.states.confirming.title")} />
      )}
      {status.reason && <Refusal status={status} isClosed={after !== "next"} amount={amount} />}
      {state === "manual" && status.manualCause && <Manual status={status} />}
      <Transaction status={status} />
    </div>
  );
}

const isPaying = (notice: DonationNotice): notice is keyof typeof PAYING_TEXTS =>
  Object.hasOwn(PAYING_TEXTS, notice);

const branchOf = (notice: DonationNotice) =>
  isPaying(notice) ? PAYING_TEXTS[notice] : SETTLED_TEXTS[notice];

/** The next step is the same queue, whoever settled it. */
const nextOf = (notice: DonationNotice) =>
  isPaying(notice) ? (`${PAYING_TEXTS[notice]}.next` as const) : "donation.states.confirmed.next";

function useNoticeText(status: Status, notice: DonationNotice): string {
  const t = useTranslations();
  const { reason, token, paidAmount, confirmations, needed } = status;
  // An operator may refuse something that was never found, and without an amount nothing was received.
  if (reason === "operator_rejected" || (notice === "network" && paidAmount === null)) return "";
  return t(`${branchOf(notice)}.text`, {
    amount: paidAmount ?? "",
    token: token.symbol,
    count: confirmations,
    needed: String(needed),
  });
}

interface RefusalProps {
  readonly status: Status;
  /** Whether the text that asks for another payment is omitted. */
  readonly isClosed: boolean;
  readonly amount: string | undefined;
}

function Refusal({ status, isClosed, amount }: RefusalProps) {
  const t = useTranslations();
  const language = useLanguage();
  const { reason, detail, token, network, amounts } = status;
  if (!reason) return null;
  const key = REFUSAL_TEXTS[reason];
  // Each reason's message uses some of these values.
  const values = {
    token: token.symbol,
    contract: token.contract,
    gasToken: network.gasSymbol,
    amount: amount ?? amounts.at(-1) ?? "",
    amounts: listOf(amounts, language),
    received: detail.received ?? "",
    recipient: detail.recipient ?? "",
    note: detail.note ?? "",
  };
  return (
    <div className={styles.reason} data-refusal={reason}>
      <h3 className={styles.title}>{t(`${key}.title`)}</h3>
      <p>{t(`${key}.text`, values)}</p>
      {!isClosed && <p>{t(`${key}.next`, values)}</p>}
    </div>
  );
}

function Manual({ status }: { readonly status: Status }) {
  const t = useTranslations();
  if (!status.manualCause) return null;
  return (
    <p className={styles.note}>{t(MANUAL_TEXTS[status.manualCause], { network: status.network.title })}</p>
  );
}

function Transaction({ status }: { readonly status: Status }) {
  const t = useTranslations("receipt.page");
  const link = useTranslations("donation.link");
  const a11y = useTranslations("common.a11y");
  if (status.txHash === null) return null;
  const shown = link("hashFound", { hash: shortenAddress(status.txHash) });
  return (
    <p className={styles.note}>
      <Sentences>
        {shown}
        {status.explorerUrl && (
          <InlineLink href={status.explorerUrl} externalText={a11y("externalLink")}>
            {t("viewTransaction")}
          </InlineLink>
        )}
      </Sentences>
    </p>
  );
}
