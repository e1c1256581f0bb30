/** How the donation stands: what was seen, why it does not count, what happens next. */
import { useTranslations } from "use-intl";
import type { DonationStatus as Status } from "#features/donations/model.ts";
import { MANUAL_TEXTS, REFUSAL_TEXTS } from "#features/donations/texts.ts";
import { shortenAddress } from "#i18n/formats/address.ts";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice, type NoticeTone } from "#ui/notice/notice.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import styles from "./donation-status.module.css";

const TONES: Partial<Record<Status["state"], NoticeTone>> = {
  confirmed: "good",
  rejected: "bad",
  manual: "warning",
};

export function DonationStatus({ status }: { readonly status: Status }) {
  const t = useTranslations("donation.states");
  const { state, token, amounts, paidAmount, confirmations, needed } = status;
  const amount = paidAmount ?? amounts.at(-1) ?? "";
  const values = { amount, token: token.symbol, count: confirmations, needed: String(needed) };
  return (
    <div className={styles.status} data-donation-state={state}>
      <Notice tone={TONES[state] ?? "plain"} title={t(`${state}.title`)}>
        {t(`${state}.text`, values)} {t(`${state}.next`)}
      </Notice>
      {state === "confirming" && (
        <Progress value={confirmations} max={needed} label={t("confirming.title")} />
      )}
      {status.reason && <Refusal status={status} />}
      {state === "manual" && status.manualCause && <Manual status={status} />}
      <Transaction status={status} />
    </div>
  );
}

function Refusal({ status }: { readonly status: Status }) {
  const t = useTranslations();
  const { reason, detail, token, network, amounts } = status;
  if (!reason) return null;
  const key = REFUSAL_TEXTS[reason];
  // Each reason's text takes its own of these.
  const values = {
    token: token.symbol,
    contract: token.contract,
    gasToken: network.gasSymbol,
    amount: amounts.at(-1) ?? "",
    amounts: amounts.join(", "),
    received: detail.received ?? "",
    recipient: detail.recipient ?? "",
    note: detail.note ?? "",
  };
  return (
    <div className={styles.reason} data-refusal={reason}>
      <h3 className={styles.title}>{t(`${key}.title`)}</h3>
      <p>{t(`${key}.text`, values)}</p>
      <p>{t(`${key}.next`, values)}</p>
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
      {shown}{" "}
      {status.explorerUrl && (
        <InlineLink href={status.explorerUrl} externalText={a11y("externalLink")}>
          {t("viewTransaction")}
        </InlineLink>
      )}
    </p>
  );
}
