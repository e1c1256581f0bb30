/** The slip beside the timeline: what was submitted, and the link to keep. */
import { useTranslations } from "use-intl";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage } from "#i18n/language.tsx";
import { shortenAddress } from "#i18n/formats/address.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { TextQr } from "#ui/qr/text-qr.tsx";
import { isReadOnly, type ShownReceipt } from "#pages/receipt/receipt-props.ts";
import { joinSentences } from "#lib/text/join-sentences.ts";
import styles from "./summary.module.css";

export function Summary({ receipt }: { readonly receipt: ShownReceipt }) {
  const t = useTranslations("receipt");
  const copy = useTranslations("common.copy");
  const { number, name, kind, logo, address, token } = receipt;
  return (
    <aside className={styles.slip} aria-label={t("page.number", { number })}>
      <div className={styles.head}>
        <Avatar name={name} size={56} src={logo ?? undefined} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.kind}>{t(`kinds.${kind}`)}</p>
        </div>
      </div>
      <Facts receipt={receipt} />
      <p className={styles.keep}>{t("page.keepLink")}</p>
      <CopyButton
        look="quiet"
        text={address}
        label={t("page.copyLink")}
        copiedText={t("page.linkCopied")}
        failedText={copy("fail")}
      />
      <figure className={styles.code}>
        <TextQr text={address} size={104} label={t("page.qr")} />
        <figcaption>
          {/* Who may only read so far changes nothing with the link. */}
          {joinSentences(t("page.qr"), isReadOnly(receipt) ? "" : t("page.private"))}
        </figcaption>
      </figure>
      <p className={styles.feed}>
        <InlineLink href={`/feeds/receipts/${token}.atom`}>{t("page.feed")}</InlineLink>
      </p>
    </aside>
  );
}

function Facts({ receipt }: { readonly receipt: ShownReceipt }) {
  const t = useTranslations("receipt.page");
  const language = useLanguage();
  const { donation } = receipt;
  const facts: [string, string][] = [
    [t("number", { number: "" }).trim(), receipt.number],
    [t("sent"), `${formatDate(new Date(receipt.sentAt), language, "minute")} UTC`],
  ];
  if (donation?.paidAmount) facts.push([t("donation"), `${donation.paidAmount} ${donation.token.symbol}`]);
  if (donation?.txHash) facts.push([t("transaction"), shortenAddress(donation.txHash)]);
  if (receipt.contact) facts.push([t("contact"), receipt.contact]);
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div className={styles.fact} key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
