import clock from "lucide-react/icons/history";
import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./search-panel.module.css";

const SHOWN_HOT = 6;

/** How many suggestions can stand in the panel, with the words for each number of them. */
const SUGGESTION_COUNTS = Array.from({ length: 9 }, (_, count) => count);

/**
 * What the search field offers before and while one types. Served are the hot searches, as links; the script adds
 * what this browser has searched for, and what was found (search-field.ts).
 */
export function SearchPanel({ hotSearches }: { readonly hotSearches: readonly string[] }) {
  const t = useTranslations("dappstore");
  return (
    <div
      className={styles.panel}
      data-panel=""
      data-found={JSON.stringify(SUGGESTION_COUNTS.map((count) => t("search.count", { count })))}
    >
      <section data-group="recent" hidden>
        <div className={styles.head}>
          <h2 className={styles.title}>{t("recent.title")}</h2>
          <button className={styles.clear} type="button" data-clears-recent="" title={t("recent.note")}>
            {t("recent.clear")}
          </button>
        </div>
        <ul className={styles.words} data-options="" aria-label={t("recent.title")} />
        <template>
          <li>
            <a className={styles.word} href="/">
              <Icon of={clock} size={14} />
              <span data-text="" />
            </a>
          </li>
        </template>
      </section>
      <section data-group="hot">
        <h2 className={styles.title}>{t("hot.title")}</h2>
        <ol className={styles.hot} data-options="" aria-label={t("hot.title")}>
          {hotSearches.slice(0, SHOWN_HOT).map((text) => (
            <HotSearch key={text} text={text} />
          ))}
        </ol>
      </section>
      <FoundGroup />
    </div>
  );
}

function HotSearch({ text }: { readonly text: string }) {
  const localPath = useLocalPath();
  return (
    <li>
      <a className={styles.entry} href={localPath(`/dappstore?${new URLSearchParams({ key: text })}`)}>
        {text}
      </a>
    </li>
  );
}

/** Empty until something is typed. */
function FoundGroup() {
  const t = useTranslations("dappstore");
  return (
    <section data-group="found" hidden>
      <h2 className={styles.title}>{t("search.suggestions")}</h2>
      <ul className={styles.found} data-options="" aria-label={t("search.suggestions")} />
      <p className={styles.none} data-none="" hidden>
        <b>{t("noResult.title")}</b> {t("noResult.unsafe")}
      </p>
      <p className={styles.none} data-failed="" hidden>
        {t("loading.failed")}
      </p>
      <template>
        <li>
          <a className={styles.entry} href="/">
            <img className={styles.picture} alt="" width={36} height={36} data-picture="" />
            <span className={styles.name} data-text="">
              …
            </span>
            <span className={styles.kind} data-kind="" />
          </a>
        </li>
      </template>
    </section>
  );
}
