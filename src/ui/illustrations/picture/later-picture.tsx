import type { ReactNode } from "react";
import styles from "./later-picture.module.css";

/**
 * A picture that a script shows when it comes near (`SHOWN_NEAR`); without scripts it comes with the page. For places
 * that phones show late or never: each reference to a drawing copies up to two hundred elements into the page.
 */
export const LaterPicture = ({ children }: { readonly children: (isLater: boolean) => ReactNode }) => (
  <>
    {children(true)}
    <noscript className={styles.fallback}>{children(false)}</noscript>
  </>
);
