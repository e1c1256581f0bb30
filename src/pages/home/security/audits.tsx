import { useTranslations } from "use-intl";
import published from "#content/site/audits.json" with { type: "json" };
import { FileIcon } from "#shell/icons/file-icon.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import styles from "./security.module.css";

/** A row of content/site/audits.json. */
interface Audit {
  readonly firm: string;
  /** What the report covers, as the report says it. */
  readonly scope: string;
  /** `2026-11-05` */
  readonly date: string;
  readonly report: string;
}

const AUDITS: readonly Audit[] = published;

/** The published audits of the wallet, or that there are none. */
export function Audits() {
  const t = useTranslations("home.security");
  return (
    <li className={styles.point}>
      <FileIcon name="book-open-text" />
      <h3 className={styles.title}>{t("auditTitle")}</h3>
      <div className={styles.text}>
        {AUDITS.length === 0 && <p>{t("auditNone")}</p>}
        {AUDITS.map(({ firm, scope, date, report }) => (
          <p key={report}>
            <InlineLink href={report}>{firm}</InlineLink> · {scope} · <time>{date}</time>
          </p>
        ))}
      </div>
    </li>
  );
}
