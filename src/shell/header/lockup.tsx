import onDark from "#content/brand/logos/lockup-horizontal-on-dark.svg?no-inline";
import onLight from "#content/brand/logos/lockup-horizontal-colour.svg?no-inline";
import styles from "./lockup.module.css";

/** Every page shows it first. */
export const LOCKUP = onLight;

/** Mark and name for both themes; CSS shows the right one before any script runs. */
export function Lockup({ alt }: { alt: string }) {
  return (
    <>
      <img className={styles.light} src={onLight} alt={alt} width={150} height={32} />
      <img className={styles.dark} src={onDark} alt={alt} loading="lazy" width={150} height={32} />
    </>
  );
}
