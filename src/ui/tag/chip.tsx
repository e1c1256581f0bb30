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

/** A button that filters or fills in. With `selected` it is a toggle, without it a plain button. */
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

/** The same for a choice that lives in the URL. */
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
   * Scrolls sideways if the chips do not fit, and clips the last chip to show that there is more. `phone`: scrolls
   * on phones only and wraps elsewhere.
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
