import bookOpen from "lucide-react/icons/book-open";
import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import type { Tutorial } from "#pages/dappstore/load-content.ts";
import { Icon } from "#ui/icon.tsx";
import front from "./front-page.module.css";
import { StoreSectionHead } from "./store-section-head.tsx";
import styles from "./tutorials.module.css";

export function Tutorials({ tutorials }: { readonly tutorials: readonly Tutorial[] }) {
  const t = useTranslations("dappstore.tutorials");
  const localPath = useLocalPath();
  return (
    <section className={front.shelf} aria-labelledby="store-tutorials">
      <StoreSectionHead id="store-tutorials" title={t("title")} />
      <ul className={styles.list}>
        {tutorials.map(({ title, path, minutes }) => (
          <li key={path} className={styles.tutorial}>
            <Icon of={bookOpen} />
            <span>
              <a className={styles.link} href={localPath(path)}>
                {title}
              </a>
              <span className={styles.minutes}>{t("minutes", { count: minutes })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
