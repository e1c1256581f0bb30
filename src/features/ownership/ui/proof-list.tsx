import { useTranslations } from "use-intl";
import type { ShownProof } from "#features/ownership/model.ts";
import styles from "./proof-list.module.css";

interface ProofListProps {
  readonly proofs: readonly ShownProof[];
  /** Whether website and contract name each other. */
  readonly isTied: boolean;
}

/** What is proven, in words, with what anybody needs to check it again, and since when it was not seen any more. */
export function ProofList({ proofs, isTied }: ProofListProps) {
  const t = useTranslations("ownership");
  return (
    <ul className={styles.list}>
      {isTied && <li>{t("tied")}</li>}
      {proofs.map(({ method, subject, role, evidence, seen, next, lapsed }) => (
        <li key={method} className={styles.proof}>
          <b>{t(`proves.${role === "" ? method : role}`, { subject })}</b>{" "}
          <span>{lapsed === null ? t("seen", { date: seen, next }) : t("lapsed", { date: lapsed })}</span>
          <span className={styles.evidence}>
            SHA-256: <code>{evidence}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
