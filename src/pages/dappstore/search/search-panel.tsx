import clock from "lucide-react/icons/history";
import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { Icon } from "#ui/icon.tsx";
import { Option, Options } from "./search-options.tsx";
import styles from "./search-panel.module.css";

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
