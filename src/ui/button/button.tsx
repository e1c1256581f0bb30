import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "#ui/progress/spinner.tsx";
import styles from "./button.module.css";

interface Look {
  readonly variant?: "primary" | "quiet" | "soft";
  readonly size?: "sm" | "md" | "lg";
  /** Fills the available width and lets a long label wrap. */
  readonly wide?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

type Native<Tag extends "a" | "button"> = Omit<ComponentProps<Tag>, "className" | "style" | "children">;

interface ButtonProps extends Look, Native<"button"> {
  readonly loading?: boolean | undefined;
  /** The verb in progress ("Sending"). It is rendered from the start, so that the width does not change. */
  readonly loadingText?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { variant = "primary", size = "md", wide, icon, loading = false, loadingText, ...rest } = props;
  const { children, type = "button", onClick, ...native } = rest;
  // A loading button keeps the focus, so it is not `disabled`; its clicks are ignored instead.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...native}
      className={styles.button}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      <span className={styles.label} data-hidden={loading || undefined}>
        {icon}
        {children}
      </span>
      {(loading || loadingText) && (
        <span className={styles.label} data-hidden={!loading || undefined}>
          {loading && <Spinner />}
          {loadingText ?? children}
        </span>
      )}
    </button>
  );
}

interface ButtonLinkProps extends Look, Native<"a"> {
  readonly href: string;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant = "primary", size = "md", wide, icon, children, ...native } = props;
  return (
    <a
      {...native}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </a>
  );
}
