import type { ReactNode } from "react";
import { PANEL } from "./panel-attributes.ts";
import styles from "./panel-box.module.css";

export type PanelAlign = "start" | "center" | "end" | "bar";

interface PanelBoxProps {
  id: string;
  /** The edges it shares with its item; `bar` spans the header's bar. */
  align: PanelAlign;
  children: ReactNode;
}

/** The floating panel below an item of the header. It is open while its item is (see panel-box.browser.ts). */
export function PanelBox({ id, align, children }: PanelBoxProps) {
  return (
    <div className={styles.box} id={id} {...{ [PANEL.panel]: "" }} data-align={align}>
      <div className={styles.surface}>{children}</div>
    </div>
  );
}
