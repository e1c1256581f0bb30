import type { ReactNode } from "react";
import styles from "./tabs.module.css";

interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined;
  /** A small mark after the label, such as a tick for a part that is filled in. */
  readonly mark?: ReactNode;
  readonly hasError?: boolean | undefined;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** Of the radio buttons; unique in their form. */
  readonly name: string;
  /** At most four: tabs.module.css counts them. */
  readonly tabs: readonly Tab[];
  /** The key of the one that is open first. */
  readonly open: string;
}

/**
 * Parts of which one is open at a time. The tabs are radio buttons: styles alone open the panel, so it works without
 * script and nothing moves when the script arrives. A panel's `data-tab` is the id of its tab.
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
