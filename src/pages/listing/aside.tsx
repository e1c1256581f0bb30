import { useTranslations } from "use-intl";
import { PageIsland } from "#pages/islands/page-island.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { ListedListing } from "./load.ts";
import WatchToken from "./watch-token.tsx";
import styles from "./listing.module.css";

export function Aside({ of: { name, watch, report, recovery } }: { readonly of: ListedListing }) {
  const t = useTranslations("listings");
  const header = useTranslations("dappDetail.header");
  const recover = useTranslations("ownership.recover");
  return (
    <aside className={styles.aside} aria-label={name}>
      {watch !== null && <PageIsland name="watchToken" of={WatchToken} props={watch} isEager />}
      <Notice tone="plain" title={t("aside.title")}>
        {t("aside.text")}
      </Notice>
      <p className={styles.report}>
        <InlineLink href={report}>{header("report")}</InlineLink>
      </p>
      {recovery !== null && (
        <p className={styles.report}>
          <InlineLink href={recovery}>{recover("link")}</InlineLink>
        </p>
      )}
    </aside>
  );
}
