import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import styles from "./footer.module.css";

/** States on every page that nothing behind the brand is real. A real brand's pages omit it (brand.json). */
export function DemonstrationNote() {
  const text = useTranslations("footer.bottom")("demonstration");
  return brand.demonstration ? <p className={styles.fine}>{text}</p> : null;
}
