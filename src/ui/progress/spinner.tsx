import loaderCircle from "lucide-react/icons/loader-circle";
import { Icon } from "#ui/icon.tsx";
import styles from "./spinner.module.css";

/** Decorative; the text beside it names the work in progress. */
export function Spinner() {
  return (
    <span className={styles.spinner}>
      <Icon of={loaderCircle} size={18} />
    </span>
  );
}
