import type { ComponentProps } from "react";
import styles from "./search-input.module.css";

interface SearchInputProps extends Omit<
  ComponentProps<"input">,
  "className" | "style" | "type" | "placeholder"
> {
  readonly label: string;
}

/** The search field in the head of a screen; its label is also its placeholder. */
export const SearchInput = ({ label, ...native }: SearchInputProps) => (
  <input
    maxLength={100}
    {...native}
    className={styles.search}
    type="search"
    aria-label={label}
    placeholder={label}
  />
);
