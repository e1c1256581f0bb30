import { useTranslations } from "use-intl";
import { hostOf } from "#features/catalogue/risk.ts";
import { joinSentences } from "#lib/text/join-sentences.ts";
import styles from "./target-host.module.css";

/** The full target of a link, shown before the reader leaves. */
export function TargetHost({ url }: { readonly url: string }) {
  const t = useTranslations("dappDetail.leaving");
  const host = hostOf(url);
  return (
    <div className={styles.target}>
      <p className={styles.label}>{t("title")}</p>
      <p className={styles.host} data-target-host="">
        {host}
      </p>
      <p className={styles.hint}>{joinSentences(t("checkAddress", { host }), t("neverPhrase"))}</p>
    </div>
  );
}
