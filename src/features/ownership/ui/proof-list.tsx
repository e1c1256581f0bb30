import { useTranslations } from "use-intl";
import type { ProofMethod, ShownProof, SignerRole } from "#features/ownership/model.ts";
import styles from "./proof-list.module.css";

/** What a lapsed proof says was so once. That somebody signed stays true. */
function claimOf(proven: ProofMethod | SignerRole, isLapsed: boolean) {
  if (!isLapsed || proven === "owner" || proven === "admin") return `proves.${proven}` as const;
  return `proved.${proven}` as const;
}

/** A record is not found any more. A signature is, but its signer does not control the contract. */
const endOf = (method: ProofMethod) =>
  method === "signature" ? ("lapsedSignature" as const) : ("lapsed" as const);

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
      {proofs.map((proof) => {
        const { method, subject, role } = proof;
        return (
          <li key={method} className={styles.proof}>
            <b>{t(claimOf(role === "" ? method : role, proof.lapsed !== null), { subject })}</b>{" "}
            <span>
              <Seen proof={proof} />
            </span>
            {isFound(proof) && (
              <details className={styles.evidence}>
                <summary className={styles.summary}>{t("verify.title")}</summary>
                <Evidence of={proof} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Seen({ proof: { method, seen, next, lapsed } }: { readonly proof: ShownProof }) {
  const t = useTranslations("ownership");
  if (lapsed !== null) return t(endOf(method), { date: lapsed });
  return next === null ? t("seenOnly", { date: seen }) : t("seen", { date: seen, next });
}

/** Nobody finds a record or a line that has gone. What was signed stays true. */
const isFound = ({ method, lapsed }: ShownProof): boolean => method === "signature" || lapsed === null;

function Evidence({
  of: { method, place, evidence, signer, message, signature },
}: {
  readonly of: ShownProof;
}) {
  const t = useTranslations("ownership");
  const isSigned = method === "signature";
  if (isSigned && message === "") return <p>{t("verify.notKept")}</p>;
  return (
    <>
      <p>{t(`verify.${method}`, { place, signer })}</p>
      {isSigned && (
        <>
          <pre className={styles.message} lang="en" translate="no">
            {message}
          </pre>
          <p>
            {t("signature.label")}: <code>{signature}</code>
          </p>
        </>
      )}
      <p>
        SHA-256: <code>{evidence}</code>
      </p>
    </>
  );
}
