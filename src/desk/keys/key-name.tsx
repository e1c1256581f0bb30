import styles from "./key-name.module.css";

const NAMES: Readonly<Record<string, string>> = {
  " ": "Space",
  ArrowDown: "↓",
  ArrowUp: "↑",
  Enter: "↵",
  Escape: "Esc",
};

const nameOf = (key: string): string => NAMES[key] ?? key;

/** A key as it is printed on the keyboard: `ctrl+k` becomes Ctrl K. */
export function KeyName({ keys }: { readonly keys: string }) {
  return (
    <kbd className={styles.key}>
      {keys.startsWith("ctrl+") ? `Ctrl ${nameOf(keys.slice(5)).toUpperCase()}` : nameOf(keys)}
    </kbd>
  );
}
