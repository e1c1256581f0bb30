import { useTranslations } from "use-intl";
import type { UnknownWebsite } from "#features/catalogue/stored/found-dapps.ts";
import { dappPagePath } from "#features/catalogue/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { sizedPath } from "#lib/pictures/sized-path.ts";
import type { CategoryName } from "#pages/dappstore/store-address.ts";
import { Option, Options } from "./search-options.tsx";
import styles from "./search-panel.module.css";
import type { Suggestions } from "./use-suggestions.ts";

interface FoundProps {
  readonly suggestions: Suggestions;
  readonly categories: readonly CategoryName[];
  readonly onChoose: () => void;
}

/** The suggestions for the typed text. */
export function Found({ suggestions, categories, onChoose }: FoundProps) {
  const t = useTranslations("dappstore");
  const localPath = useLocalPath();
  const footer = useTranslations("footer.explorer");
  const { found = [], website = null, listings = [] } = suggestions ?? {};
  const dapps = website?.nearest ?? found;
  const kinds = new Map(categories.map(({ id, title }) => [id, title]));
  return (
    <section data-group="found">
      <h2 className={styles.title}>{t("search.suggestions")}</h2>
      <Options id="store-search-found" label={t("search.suggestions")} look="found">
        {dapps.map(({ id, title, iconPath, categoryIds }, index) => (
          <Option key={id} index={index} look="entry" href={localPath(dappPagePath(id))} onChoose={onChoose}>
            <img className={styles.picture} src={sizedPath(iconPath, 64)} alt="" width={36} height={36} />
            <span className={styles.name}>{title}</span>
            <span className={styles.kind}>{kinds.get(categoryIds[0] ?? 0)}</span>
          </Option>
        ))}
        {listings.map(({ kind, path, name, iconPath }, at) => (
          <Option
            key={path}
            index={dapps.length + at}
            look="entry"
            href={localPath(path)}
            onChoose={onChoose}
          >
            <img className={styles.picture} src={iconPath} alt="" width={36} height={36} />
            <span className={styles.name}>{name}</span>
            <span className={styles.kind}>{footer(kind === "token" ? "tokens" : "nfts")}</span>
          </Option>
        ))}
      </Options>
      {website && <NotInStore website={website} />}
      {suggestions && !website && found.length + listings.length === 0 && (
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
