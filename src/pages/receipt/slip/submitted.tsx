import { useTranslations } from "use-intl";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import type { SubmittedRow } from "./submitted-rows.ts";
import styles from "./submitted.module.css";

/** Closed at first, because it is for reference only. */
export function Submitted({ rows }: { readonly rows: readonly SubmittedRow[] }) {
  const t = useTranslations("receipt.page");
  if (rows.length === 0) return null;
  return (
    <Disclosure summary={t("submitted")}>
      <dl className={styles.rows} data-submitted="">
        {rows.map(({ label, values }) => (
          <div className={styles.row} key={label}>
            <dt>{label}</dt>
            {values.map((value, index) => (
              <dd key={index}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
