/** Rendered on the server only (see footer.tsx). */
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language.tsx";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { columnsIn, type FooterColumn } from "./columns-in.ts";
import styles from "./column.module.css";
import footerStyles from "./footer.module.css";

export function FooterColumns() {
  const label = useTranslations("common.a11y")("footerNavigation");
  return (
    <nav className={footerStyles.columns} id="footer-navigation" aria-label={label}>
      {columnsIn(useLanguage()).map((column) => (
        <Column key={column.title} {...column} />
      ))}
    </nav>
  );
}

/**
 * The title is rendered twice and shown once: as a button where the column folds (phones with JavaScript), as plain
 * text everywhere else. CSS decides, so nothing flickers and nothing is missing without JavaScript.
 */
function Column({ title, links }: FooterColumn) {
  const t = useTranslations("footer");
  const listId = `footer-${title.split(".", 1)[0] ?? ""}`;
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>
        <span className={styles.title}>{t(title)}</span>
        <button className={styles.toggle} type="button" aria-expanded="false" aria-controls={listId}>
          {t(title)}
        </button>
      </h2>
      <ul className={styles.links} id={listId}>
        {links.map((link) => (
          <li key={link.title}>
            <ShellLink className={styles.link} target={link.target}>
              {t(link.title)}
            </ShellLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
