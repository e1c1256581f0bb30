import circleAlert from "lucide-react/icons/circle-alert";
import { Icon } from "#ui/icon.tsx";
import styles from "./problem.module.css";

/** Announced when it appears, so it is in the page from the start. */
export function Problem({ text }: { readonly text: string }) {
  return (
    <div role="alert">
      {text !== "" && (
        <p className={styles.problem}>
          <Icon of={circleAlert} size={16} />
          {text}
        </p>
      )}
    </div>
  );
}
