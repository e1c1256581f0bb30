import search from "lucide-react/icons/search";
import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { pageName, type NamedPagePath } from "#shell/head/breadcrumbs.ts";
import { isOffered } from "#shell/navigation/offer.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./other-ways.module.css";

/** The most visited pages. */
const POPULAR: readonly NamedPagePath[] = ["/download/app", "/dappstore", "/news", "/download/verify"];

/** A search field, and links to the pages the visitor probably meant. */
export function OtherWays({ nearest }: { readonly nearest: string | null }) {
  const t = useTranslations("notFound");
  return (
    <div className={styles.ways}>
      {isOffered("/dappstore") && <StoreSearch />}
      <nav aria-labelledby="suggestions">
        <h2 className={styles.title} id="suggestions">
          {t("suggestions")}
        </h2>
        <ul className={styles.pages}>
          {[...new Set([...(nearest === null ? [] : [nearest]), ...POPULAR])]
            .filter((path) => isOffered(path))
            .map((path) => (
              <PageLink key={path} path={path} />
            ))}
        </ul>
      </nav>
    </div>
  );
}

function StoreSearch() {
  const t = useTranslations("dappstore.search");
  return (
    <form className={styles.search} role="search" method="get" action={useLocalPath()("/dappstore")}>
      <TextField
        name="key"
        type="search"
        label={t("label")}
        placeholder={t("placeholder")}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        icon={<Icon of={search} />}
      />
      <Button type="submit" variant="quiet">
        {t("submit")}
      </Button>
    </form>
  );
}

/** A page below another one has no name in the menus, so its address is shown. */
function PageLink({ path }: { readonly path: string }) {
  const t = useTranslations();
  const href = useLocalPath()(path);
  const name = pageName(path);
  return (
    <li>
      <a className={styles.page} href={href}>
        {name ? t(name) : href}
      </a>
    </li>
  );
}
