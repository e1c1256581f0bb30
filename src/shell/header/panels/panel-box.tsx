import type { ReactNode } from "react";
import styles from "./panel-box.module.css";

export type PanelAlign = "start" | "center" | "end" | "bar";

interface PanelBoxProps {
  id: string;
  /** Which edges it shares with its item; `bar` fills the width of the header's bar. */
  align: PanelAlign;
  children: ReactNode;
}

/** The floating surface under an item of the header. It is open while the item around it is (see panels.ts). */
export function PanelBox({ id, align, children }: PanelBoxProps) {
  return (
    <div className={styles.box} id={id} data-panel data-align={align}>
      <div className={styles.surface}>{children}</div>
    </div>
  );
}
