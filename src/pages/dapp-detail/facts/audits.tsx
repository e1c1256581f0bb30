import { useTranslations } from "use-intl";
import { externalLinkProps } from "#features/catalogue/ui/risk-dialog/external-link-props.ts";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";
import styles from "./audits.module.css";

/** Auditor, date and report of each audit. */
export function Audits({ audits }: Pick<ListedDapp, "audits">) {
  const t = useTranslations("dappDetail.facts");
  if (audits.length === 0) return t("noAudits");
  return (
    <>
      <ul>
        {audits.map(({ firm, date, url, scope }) => (
          <li key={`${firm} ${date} ${scope}`} className={styles.audit}>
            {url ? (
              <a
                className={styles.report}
                href={url}
                {...externalLinkProps}
                aria-describedby={NEW_TAB_HINT_ID}
              >
                {firm}
              </a>
            ) : (
              firm
            )}
            {date && <span className={styles.date}>{date}</span>}
            {scope && <span className={styles.scope}>{t("auditScope", { scope })}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("auditNote")}</p>
    </>
  );
}
