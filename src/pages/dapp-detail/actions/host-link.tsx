import { hostOf } from "#features/catalogue/risk.ts";
import { useLeaving, type Leaving } from "./use-leaving.tsx";
import styles from "./host-link.module.css";

/** The DApp's website among its facts. */
export default function HostLink(target: Leaving) {
  const { link, dialog } = useLeaving(target);
  return (
    <>
      <a className={styles.host} {...link}>
        {hostOf(target.url)}
      </a>
      {dialog}
    </>
  );
}
