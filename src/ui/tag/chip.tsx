import type { ComponentProps, ReactNode } from "react";
import styles from "./chip.module.css";

interface Look {
  readonly selected?: boolean | undefined;
  readonly size?: "md" | "tiny";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

type Native<Tag extends "a" | "button"> = Omit<ComponentProps<Tag>, "className" | "style" | "children">;

interface ChipProps extends Look, Native<"button"> {}

/** A choice that filters or fills in. With `selected` given it stays down; without, it is a plain press. */
export function Chip({ selected, size = "md", icon, children, ...native }: ChipProps) {
  return (
    <button
      type="button"
      {...native}
      className={styles.chip}
      data-size={size}
      data-selected={selected || undefined}
      aria-pressed={selected}
    >
      {icon}
      {children}
    </button>
  );
}

interface ChipLinkProps extends Look, Native<"a"> {
  readonly href: string;
}

/** The same where the choice lives in the address. */
export function ChipLink({ selected, size = "md", icon, children, ...native }: ChipLinkProps) {
  return (
    <a
      {...native}
      className={styles.chip}
      data-size={size}
      data-selected={selected || undefined}
      aria-current={selected ? "true" : undefined}
    >
      {icon}
      {children}
    </a>
  );
}

interface ChipRowProps {
  readonly label: string;
  /**
   * A row that scrolls sideways where it does not fit, the last chip cut to show that there is more;
   * `phone`: only there, elsewhere it wraps.
   */
  readonly scrolls?: boolean | "phone" | undefined;
  readonly children: ReactNode;
}

export function ChipRow({ label, scrolls, children }: ChipRowProps) {
  return (
    <div className={styles.row} role="group" aria-label={label} data-scrolls={scrolls || undefined}>
      {children}
    </div>
  );
}
