import type { ComponentProps, ReactNode } from "react";
import { KeyName } from "#desk/keys/key-name.tsx";
import styles from "./desk-button.module.css";

interface DeskButtonProps extends Omit<ComponentProps<"button">, "className" | "style" | "children"> {
  /** One filled button per screen. */
  readonly look?: "plain" | "filled" | "danger" | "link";
  /** The key that does the same. */
  readonly keys?: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** Denser than the buttons of public pages: 30 px, 44 px on phones. */
export function DeskButton({ look = "plain", keys, isBusy, children, ...native }: DeskButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={styles.button}
      data-look={look}
      disabled={native.disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {children}
      {keys !== undefined && <KeyName keys={keys} />}
    </button>
  );
}
