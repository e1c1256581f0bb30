import { useTranslations } from "use-intl";
import { shortenAddress } from "#i18n/formats/address.ts";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import styles from "./fact.module.css";

interface FactProps {
  readonly label: string;
  readonly value: string;
  /** Shown shortened; copies and screen readers get the whole value. */
  readonly isAddress?: boolean;
  readonly copyLabel?: string;
}

/** A row of a `<dl>` to compare or copy. */
export function Fact({ label, value, isAddress = false, copyLabel }: FactProps) {
  const t = useTranslations("common.copy");
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-mono={isAddress || undefined} title={isAddress ? value : undefined}>
        {isAddress ? <Shortened address={value} /> : value}
      </dd>
      {copyLabel && (
        <dd className={styles.copy}>
          <CopyButton
            text={value}
            label={copyLabel}
            copiedText={t(isAddress ? "addressCopied" : "success")}
            failedText={t("fail")}
          />
        </dd>
      )}
    </div>
  );
}

function Shortened({ address }: { readonly address: string }) {
  return (
    <>
      <span aria-hidden>{shortenAddress(address)}</span>
      <span className="visually-hidden" data-whole-address="">
        {address}
      </span>
    </>
  );
}
