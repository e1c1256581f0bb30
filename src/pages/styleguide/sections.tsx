import type { ComponentType } from "react";
import styles from "./sections.module.css";

export interface StyleguideSection {
  readonly id: string;
  readonly title: string;
  readonly Specimens: ComponentType;
}

export function Sections({ of: sections }: { readonly of: readonly StyleguideSection[] }) {
  return (
    <div className={styles.sections}>
      {sections.map(({ id, title, Specimens }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <div className={styles.specimens}>
            <Specimens />
          </div>
        </section>
      ))}
    </div>
  );
}
