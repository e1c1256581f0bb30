import { useTranslations } from "use-intl";
import type { ShownProof } from "#features/ownership/model.ts";
import styles from "./proof-list.module.css";

/** What is proven, in words, and since when it was not seen any more. */
export function ProofList({ proofs }: { readonly proofs: readonly ShownProof[] }) {
  const t = useTranslations("ownership");
  return (
    <ul className={styles.list}>
      {proofs.map(({ method, subject, seen, next, lapsed }) => (
        <li key={method} className={styles.proof}>
          <b>{t(`proves.${method}`, { subject })}</b>{" "}
          <span>{lapsed === null ? t("seen", { date: seen, next }) : t("lapsed", { date: lapsed })}</span>
        </li>
      ))}
    </ul>
  );
}
