/** Rendered on the server only (see footer.tsx). */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { slots } from "#brand/brand.ts";
import { useLanguage } from "#i18n/language.tsx";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { columnsIn } from "./columns-in.ts";
import styles from "./column.module.css";
import footerStyles from "./footer.module.css";

export function FooterColumns() {
  const label = useTranslations("common.a11y")("footerNavigation");
  const t = useTranslations("footer");
  const language = useLanguage();
  return (
    <nav className={footerStyles.columns} id="footer-navigation" aria-label={label}>
      {columnsIn(language).map((column) => (
        <Column key={column.title} id={column.title.split(".", 1)[0] ?? ""} title={t(column.title)}>
          {column.links.map((link) => (
            <ColumnLink key={link.title} target={link.target} title={t(link.title)} />
          ))}
          {column.title === "legal.title" &&
            slots.policies.map(({ name, title }) => (
              <ColumnLink key={name} target={`/policy/${name}`} title={title[language]} />
            ))}
        </Column>
      ))}
      {slots.footerColumns.map(({ id, title, links }) => (
        <Column key={id} id={id} title={title[language]}>
          {links.map((link) => (
            <ColumnLink key={link.target} target={link.target} title={link.title[language]} />
          ))}
        </Column>
      ))}
    </nav>
  );
}

/**
 * The title is rendered twice and shown once: as a button where the column folds (phones with JavaScript), as plain
 * text everywhere else. CSS decides, so nothing flickers and nothing is missing without JavaScript.
 */
function Column({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const listId = `footer-${id}`;
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>
        <span className={styles.title}>{title}</span>
        <button className={styles.toggle} type="button" aria-expanded="false" aria-controls={listId}>
          {title}
        </button>
      </h2>
      <ul className={styles.links} id={listId}>
        {children}
      </ul>
    </div>
  );
}

function ColumnLink({ target, title }: { readonly target: string; readonly title: string }) {
  return (
    <li>
      <ShellLink className={styles.link} target={target}>
        {title}
      </ShellLink>
    </li>
  );
}
