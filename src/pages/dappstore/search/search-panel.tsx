import clock from "lucide-react/icons/history";
import { useTranslations } from "use-intl";
import type { UnknownWebsite } from "#features/catalogue/stored/found-dapps.ts";
import { dappPagePath } from "#features/catalogue/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import type { CategoryName } from "#pages/dappstore/store-address.ts";
import { Icon } from "#ui/icon.tsx";
import { Option, Options } from "./search-options.tsx";
import styles from "./search-panel.module.css";
import type { Suggestions } from "./use-suggestions.ts";

interface WordsProps {
  readonly words: readonly string[];
  /** The index of the first option among all. */
  readonly from?: number;
  readonly onChoose: (word: string) => void;
}

function useSearchPath(): (key: string) => string {
  const localPath = useLocalPath();
  return (key) => localPath(`/dappstore?${new URLSearchParams({ key })}`);
}

export function RecentSearches({ words, onChoose, onClear }: WordsProps & { readonly onClear: () => void }) {
  const t = useTranslations("dappstore.recent");
  const searchPath = useSearchPath();
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("title")}</h2>
        <button className={styles.clear} type="button" title={t("note")} onClick={onClear}>
          {t("clear")}
        </button>
      </div>
      <Options id="store-search-recent" label={t("title")} look="words">
        {words.map((word, index) => (
          <Option
            key={word}
            index={index}
            look="word"
            href={searchPath(word)}
            onChoose={() => onChoose(word)}
          >
            <Icon of={clock} size={14} />
            <span>{word}</span>
          </Option>
        ))}
      </Options>
    </section>
  );
}

export function HotSearches({ words, from = 0, onChoose }: WordsProps) {
  const t = useTranslations("dappstore.hot");
  const searchPath = useSearchPath();
  return (
    <section>
      <h2 className={styles.title}>{t("title")}</h2>
      <Options id="store-search-hot" label={t("title")} look="hot">
        {words.map((word, index) => (
          <Option
            key={word}
            index={from + index}
            look="entry"
            href={searchPath(word)}
            onChoose={() => onChoose(word)}
          >
            {word}
          </Option>
        ))}
      </Options>
    </section>
  );
}

interface FoundProps {
  readonly suggestions: Suggestions;
  readonly categories: readonly CategoryName[];
  readonly onChoose: () => void;
}

/** The suggestions for the typed text. */
export function Found({ suggestions, categories, onChoose }: FoundProps) {
  const t = useTranslations("dappstore");
  const localPath = useLocalPath();
  const { found = [], website = null } = suggestions ?? {};
  const kinds = new Map(categories.map(({ hid, title }) => [hid, title]));
  return (
    <section data-group="found">
      <h2 className={styles.title}>{t("search.suggestions")}</h2>
      <Options id="store-search-found" label={t("search.suggestions")} look="found">
        {(website?.nearest ?? found).map(({ hid, title, iconPath, categoryIds }, index) => (
          <Option
            key={hid}
            index={index}
            look="entry"
            href={localPath(dappPagePath(hid))}
            onChoose={onChoose}
          >
            <img className={styles.picture} src={iconPath} alt="" width={36} height={36} />
            <span className={styles.name}>{title}</span>
            <span className={styles.kind}>{kinds.get(categoryIds[0] ?? 0)}</span>
          </Option>
        ))}
      </Options>
      {website && <NotInStore website={website} />}
      {suggestions && !website && found.length === 0 && (
        <p className={styles.none}>
          <b>{t("noResult.title")}</b> {t("noResult.unsafe")}
        </p>
      )}
      {suggestions === null && <p className={styles.none}>{t("loading.failed")}</p>}
    </section>
  );
}

/** Shows the warning only if the website resembles another. */
function NotInStore({ website: { host, isLookAlike, nearest } }: { readonly website: UnknownWebsite }) {
  const t = useTranslations("dappstore.website");
  const [first] = nearest;
  return (
    <p className={styles.none}>
      <b>{t("title", { host })}</b>{" "}
      {isLookAlike && first && t("close", { known: first.host, name: first.title })}
    </p>
  );
}
