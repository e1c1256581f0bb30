import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconShape, type IconSize } from "#ui/icon.tsx";
import styles from "./icon-button.module.css";

interface Look {
  /** Read aloud and shown as a tooltip. */
  readonly label: string;
}

type Native<Tag extends "a" | "button"> = Omit<
  ComponentProps<Tag>,
  "className" | "style" | "title" | "aria-label"
>;

interface IconButtonProps extends Look, Omit<Native<"button">, "children"> {
  readonly icon: IconShape;
  readonly iconSize?: IconSize;
  /** For a button that stays down, such as a favourite: drawn filled in the colour of what is yours. */
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
  /** The icon. */
  readonly children: ReactNode;
}

export function IconLink({ label, children, ...native }: IconLinkProps) {
  return (
    <a {...native} className={styles.button} aria-label={label} title={label}>
      {children}
    </a>
  );
}
