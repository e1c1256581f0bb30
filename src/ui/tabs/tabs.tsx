import type { ReactNode } from "react";
import styles from "./tabs.module.css";

interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string | undefined;
  /** A small mark after the label, such as a tick for a completed part. */
  readonly mark?: ReactNode;
  readonly hasError?: boolean | undefined;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** The name of the radio buttons; unique in their form. */
  readonly name: string;
  /** At most six, because tabs.module.css lists each position. */
  readonly tabs: readonly Tab[];
  /** The key of the tab that is open first. */
  readonly open: string;
}

/**
 * Panels of which one is open at a time. The tabs are radio buttons and CSS alone opens the panel, so it works
 * without JavaScript and nothing shifts at hydration. A panel's `data-tab` is the id of its tab.
 */
export function Tabs({ name, tabs, open }: TabsProps) {
  const idOf = (key: string): string => `${name}-${key}`;
  return (
    <div className={styles.tabs}>
      <div className={styles.list}>
        {tabs.map(({ key, label, lang, mark, hasError }) => (
          <label key={key} className={styles.tab} lang={lang} data-bad={hasError || undefined}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              id={idOf(key)}
              value={key}
              defaultChecked={key === open}
            />
            {label}
            {mark}
          </label>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div key={key} className={styles.panel} data-tab={idOf(key)}>
          {panel}
        </div>
      ))}
    </div>
  );
}
