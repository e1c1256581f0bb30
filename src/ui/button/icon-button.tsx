import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconShape, type IconSize } from "#ui/icon.tsx";
import styles from "./icon-button.module.css";

interface Look {
  /** Accessible name and tooltip. */
  readonly label: string;
}

type Native<Tag extends "a" | "button"> = Omit<
  ComponentProps<Tag>,
  "className" | "style" | "title" | "aria-label"
>;

interface IconButtonProps extends Look, Omit<Native<"button">, "children"> {
  readonly icon: IconShape;
  readonly iconSize?: IconSize;
  /** For a toggle button such as a favourite, which is filled while pressed. */
  readonly pressed?: boolean | undefined;
}

export function IconButton({ icon, iconSize = 20, label, pressed, ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={styles.button}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
    >
      <Icon of={icon} size={iconSize} />
    </button>
  );
}

interface IconLinkProps extends Look, Native<"a"> {
  readonly href: string;
  readonly children: ReactNode;
}

export function IconLink({ label, children, ...native }: IconLinkProps) {
  return (
    <a {...native} className={styles.button} aria-label={label} title={label}>
      {children}
    </a>
  );
}
