import loaderCircle from "lucide-react/icons/loader-circle";
import { Icon } from "#ui/icon.tsx";
import styles from "./spinner.module.css";

/** Decoration beside a text that says what is going on. */
export function Spinner() {
  return (
    <span className={styles.spinner}>
      <Icon of={loaderCircle} size={18} />
    </span>
  );
}
