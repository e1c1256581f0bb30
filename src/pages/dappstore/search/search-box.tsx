import arrowRight from "lucide-react/icons/arrow-right";
import search from "lucide-react/icons/search";
import x from "lucide-react/icons/x";
import { useTranslations } from "use-intl";
import { MAX_KEY_LENGTH } from "#features/catalogue/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { fromTheTop, storePath, type KnownNames, type StoreAddress } from "#pages/dappstore/store-address.ts";
import { IconButton, IconLink } from "#ui/button/icon-button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./search-box.module.css";
import { SearchPanel } from "./search-panel.tsx";

interface SearchBoxProps extends Pick<KnownNames, "categories"> {
  readonly address: StoreAddress;
  readonly hotSearches: readonly string[];
}

/** A form that asks for the page of what it finds; the panel under it is open while the form has the focus. */
export function SearchBox({ address, categories, hotSearches }: SearchBoxProps) {
  const t = useTranslations("dappstore.search");
  const localPath = useLocalPath();
  const { key, network } = address;
  const withoutKey = fromTheTop(address, { key: "", categoryId: categories[0]?.hid ?? 0 });
  return (
    <form className={styles.search} role="search" method="get" action={localPath("/dappstore")}>
      <TextField
        id="store-search"
        name="key"
        type="search"
        size="lg"
        label={t("label")}
        labelHidden
        placeholder={t("placeholder")}
        defaultValue={key}
        maxLength={MAX_KEY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        icon={<Icon of={search} />}
        end={
          <span className={styles.ends}>
            <IconLink
              label={t("clear")}
              href={localPath(storePath(withoutKey, { categories }))}
              hidden={key === ""}
              data-clear=""
            >
              <Icon of={x} />
            </IconLink>
            <IconButton type="submit" icon={arrowRight} label={t("submit")} />
          </span>
        }
      />
      <input type="hidden" name="chain" defaultValue={network ?? ""} disabled={network === null} />
      <SearchPanel hotSearches={hotSearches} />
    </form>
  );
}
