import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { nextTab } from "./next-tab.ts";
import styles from "./tabs.module.css";

interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  /** A small mark after the label, such as a tick for a part that is filled in. */
  readonly mark?: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs that swap a panel in place. One stop for the Tab key; arrows, Home and End move between them. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const from = tabs.findIndex((tab) => tab.key === selected);
    const to = nextTab(event.key, from, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab || to === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} ref={list} role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            className={styles.tab}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
            {tab.mark}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

interface TabLink extends Tab {
  readonly href: string;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly selected: string;
}

/**
 * Tabs whose choice lives in the address. They are links, each reachable by the Tab key: a link taken out of
 * the order by roving focus could not be reached where no script runs.
 */
export function TabLinks({ label, tabs, selected }: TabLinksProps) {
  return (
    <nav className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.key}
          className={styles.tab}
          href={tab.href}
          aria-current={tab.key === selected ? "page" : undefined}
        >
          {tab.label}
          {tab.mark}
        </a>
      ))}
    </nav>
  );
}
