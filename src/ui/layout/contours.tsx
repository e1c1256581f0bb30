import { DEFERRED_HREF, SHOWN_NEAR } from "#ui/illustrations/picture/picture-attributes.ts";
import styles from "./contours.module.css";
import file from "./contours.svg?no-inline";

/** Depth lines on the floor of the pool. Decoration: there is none without a script, and the page does not carry it. */
export function Contours() {
  return (
    <svg
      className={styles.contours}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      {...{ [SHOWN_NEAR]: "" }}
    >
      <use {...{ [DEFERRED_HREF]: `${file}#lines` }} />
    </svg>
  );
}
