import { useTranslations } from "use-intl";
import { SCREENSHOT } from "#features/submissions/model.ts";
import { sizedPath } from "#lib/pictures/sized-path.ts";
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
        {rows.map(({ label, values, pictures = [] }) => (
          <div className={styles.row} key={label}>
            <dt>{label}</dt>
            {values.map((value, index) => (
              <dd key={index}>{value}</dd>
            ))}
            {pictures.map((path, index) => (
              <dd key={path}>
                <img
                  className={styles.picture}
                  src={sizedPath(path, 480)}
                  alt={`${label} ${index + 1}`}
                  width={SCREENSHOT.width}
                  height={SCREENSHOT.height}
                  loading="lazy"
                />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
