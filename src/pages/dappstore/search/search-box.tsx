import { lazy, Suspense, useRef, type FocusEvent, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { SHOWN_HOT_SEARCHES } from "#features/catalogue/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { fromTheTop, storePath } from "#pages/dappstore/store-address.ts";
import type { StoreState } from "#pages/dappstore/store-state.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { SearchField } from "./search-field.tsx";
import { ActiveOption, optionId } from "./search-options.tsx";
import { HotSearches, RecentSearches } from "./search-panel.tsx";
import { useSearchBox } from "./use-search-box.ts";
import type { Suggestions } from "./use-suggestions.ts";
import styles from "./search-box.module.css";
import panelStyles from "./search-panel.module.css";

/** Needed once somebody types. */
const Found = lazy(() =>
  import("./found-suggestions.tsx").then(
    ({ Found: Suggested }) => ({ default: Suggested }),
    // Without a connection there is nothing to suggest.
    () => ({ default: () => <></> }),
  ),
);

interface SearchBoxProps {
  readonly state: Pick<StoreState, "address" | "categories" | "hotSearches">;
  readonly visit: number;
  readonly go: (href: string) => Promise<void>;
}

/** A form that leads to the search results; after hydration a combobox that suggests DApps while typing. */
export function SearchBox({ state, visit, go }: SearchBoxProps) {
  const { address, categories, hotSearches } = state;
  const { key, network } = address;
  const localPath = useLocalPath();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const hot = hotSearches.slice(0, SHOWN_HOT_SEARCHES);
  const box = useSearchBox({ field, searched: key, visit, network, hot });
  const { text, finish } = box;
  const withoutKey = fromTheTop(address, { key: "", categoryId: categories[0]?.id ?? 0 });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    finish(text);
    void go(`${location.pathname}?${queryOf(event.currentTarget)}`);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) box.close();
  };
  return (
    <form
      className={styles.search}
      role="search"
      method="get"
      action={localPath("/dappstore")}
      onSubmit={submit}
      onBlur={leave}
    >
      <SearchField
        ref={field}
        text={text}
        combobox={isHydrated ? comboboxOf(box) : {}}
        clearHref={localPath(storePath(withoutKey, { categories }))}
        onType={box.type}
        onOpen={box.open}
        onKeyDown={box.press}
      />
      <input type="hidden" name="chain" value={network ?? ""} disabled={network === null} />
      <ActiveOption value={isHydrated ? box.active : null}>
        <SearchPanel box={box} hot={hot} categories={categories} />
      </ActiveOption>
      <SuggestionStatus suggestions={box.suggestions} />
    </form>
  );
}

type Box = ReturnType<typeof useSearchBox>;

const comboboxOf = ({ isOpen, isTyping, recent, active }: Box) =>
  ({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isTyping
      ? "store-search-found"
      : `${recent.length > 0 ? "store-search-recent " : ""}store-search-hot`,
    "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
  }) as const;

interface PanelProps extends Pick<StoreState, "categories"> {
  readonly box: Box;
  readonly hot: readonly string[];
}

/** Before hydration, focus alone opens it (CSS). */
function SearchPanel({ box, hot, categories }: PanelProps) {
  const isHydrated = useHydrated();
  const { text, isTyping, isOpen, suggestions, recent, finish, forget } = box;
  return (
    <div className={panelStyles.panel} data-open={isHydrated ? isOpen : undefined}>
      {isTyping && isHydrated ? (
        <Suspense>
          <Found suggestions={suggestions} categories={categories} onChoose={() => finish(text)} />
        </Suspense>
      ) : (
        <>
          {recent.length > 0 && <RecentSearches words={recent} onChoose={finish} onClear={forget} />}
          <HotSearches words={hot} from={recent.length} onChoose={finish} />
        </>
      )}
    </div>
  );
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value);
  return query;
}

/** Announces the panel's content to screen readers. */
function SuggestionStatus({ suggestions }: { readonly suggestions: Suggestions }) {
  const t = useTranslations("dappstore");
  const { found = [], website = null } = suggestions ?? {};
  const count = website
    ? t("website.title", { host: website.host })
    : t("search.count", { count: found.length });
  return (
    <p className="visually-hidden" role="status">
      {suggestions && count}
      {suggestions === null && t("loading.failed")}
    </p>
  );
}
