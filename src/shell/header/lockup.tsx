import onDark from "#content/brand/logos/lockup-horizontal-on-dark.svg?no-inline";
import onLight from "#content/brand/logos/lockup-horizontal-colour.svg?no-inline";
import { brand } from "#brand/brand.ts";
import styles from "./lockup.module.css";

/** Every page shows it first. */
export const LOCKUP = onLight;

const HEIGHT = 32;
const WIDTH = Math.round((HEIGHT * brand.lockup.width) / brand.lockup.height);

/** Mark and name for both themes; CSS shows the right one before any script runs. */
export function Lockup({ alt }: { alt: string }) {
  return (
    <>
      <img className={styles.light} src={onLight} alt={alt} width={WIDTH} height={HEIGHT} />
      <img className={styles.dark} src={onDark} alt={alt} loading="lazy" width={WIDTH} height={HEIGHT} />
    </>
  );
}
