import { useTranslations } from "use-intl";
import { externalLinkProps } from "#features/catalogue/ui/risk-dialog/external-link-props.ts";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import type { ListedListing } from "./load.ts";
import styles from "./listing.module.css";

/** People compare the first and the last characters, so these stand out. */
const COMPARED = 8;

export function Contract({ of: { address, explorer } }: { readonly of: ListedListing }) {
  const t = useTranslations("listings.contract");
  const actions = useTranslations("common.actions");
  const copied = useTranslations("common.copy");
  const isLong = address.length > 2 * COMPARED;
  return (
    <section className={styles.contract} aria-labelledby="contract-title">
      <h2 className={styles.small} id="contract-title">
        {t("title")}
      </h2>
      <p className={styles.address}>
        {isLong ? (
          <>
            <b>{address.slice(0, COMPARED)}</b>
            {address.slice(COMPARED, -COMPARED)}
            <b>{address.slice(-COMPARED)}</b>
          </>
        ) : (
          address
        )}
      </p>
      <div className={styles.actions}>
        <CopyButton
          look="quiet"
          text={address}
          label={actions("copy")}
          copiedText={copied("addressCopied")}
          failedText={copied("fail")}
        />
        {explorer !== null && (
          <ButtonLink
            variant="quiet"
            size="sm"
            href={explorer}
            {...externalLinkProps}
            aria-describedby={NEW_TAB_HINT_ID}
          >
            {t("explorer")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
