import { useTranslations } from "use-intl";
import { externalLinkProps } from "#features/catalogue/ui/risk-dialog/external-link-props.ts";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";
import { Sentences } from "#ui/sentences/sentences.tsx";
import type { IncidentFact } from "./incident-facts.ts";
import styles from "./audits.module.css";

/** One neutral sentence per incident, with its date and source. */
export function Incidents({ incidents }: { readonly incidents: readonly IncidentFact[] }) {
  const t = useTranslations("dappDetail.incidents");
  return (
    <>
      <ul>
        {incidents.map(({ kind, date, amount, returned, source }) => (
          <li key={`${kind} ${date}`}>
            <Sentences>
              <span className={styles.date}>{date}</span>
              {amount === null ? t(kind) : t(`${kind}Amount`, { amount })}
              {returned !== null && t(returned === "fully" ? "returnedFully" : "returnedPartly")}
              <a
                className={styles.report}
                href={source.url}
                {...externalLinkProps}
                aria-describedby={NEW_TAB_HINT_ID}
              >
                {t("source", { name: source.name })}
              </a>
            </Sentences>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("note")}</p>
    </>
  );
}
