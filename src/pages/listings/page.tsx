import search from "lucide-react/icons/search";
import { useTranslations } from "use-intl";
import { MAX_KEY_LENGTH } from "#features/catalogue/model.ts";
import { ListingRows } from "#features/catalogue/ui/listing-row/listing-row.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { pathWithoutLanguage } from "#i18n/paths.ts";
import type { PageHandle } from "#pages/page-handle.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Select } from "#ui/field/select.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import type { Route } from "./+types/page.ts";
import { load, type ListingsData } from "./load.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { query: ["key", "network", "after"] };

/** The route table sends no other paths here. */
const kindOf = (url: URL) => (pathWithoutLanguage(url.pathname) === "/nfts" ? "nft" : "token");

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  return load(context, kindOf(url), url);
};

/** All tokens or NFT collections: a list by name, and a search. */
export default function ListingsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("listings");
  const footer = useTranslations("footer");
  const { kind, rows, isBeginning, nextPath, firstPath } = loaderData;
  const localPath = useLocalPath();
  return (
    <Container>
      <PageHead
        title={footer(kind === "token" ? "explorer.tokens" : "explorer.nfts")}
        lead={t(`${kind}.lead`)}
      >
        <ArrowLink href={localPath(kind === "token" ? "/submit/token" : "/submit/nft")}>
          {footer(kind === "token" ? "build.submitToken" : "build.submitNft")}
        </ArrowLink>
      </PageHead>
      <div className={styles.body}>
        {!isNothingListed(loaderData) && <Search {...loaderData} />}
        {rows.length === 0 ? <Nothing {...loaderData} /> : <ListingRows listings={rows} />}
        <nav className={styles.pages} aria-label={t("list.pages")}>
          {!isBeginning && (
            <ButtonLink variant="quiet" href={firstPath}>
              {t("list.first")}
            </ButtonLink>
          )}
          {nextPath !== null && (
            <ButtonLink variant="soft" href={nextPath} rel="next">
              {t("list.next")}
            </ButtonLink>
          )}
        </nav>
      </div>
    </Container>
  );
}

/** Not even a search would find anything. */
const isNothingListed = ({ rows, typed, networkTitle, isBeginning }: ListingsData): boolean =>
  rows.length === 0 && typed === "" && networkTitle === null && isBeginning;

/** A plain form: the address is the state. */
function Search({ kind, typed, path, networks, network }: ListingsData) {
  const t = useTranslations("listings.list");
  return (
    <form className={styles.search} action={path} method="get" role="search">
      <TextField
        id="listing-key"
        name="key"
        type="search"
        label={t(kind === "token" ? "searchToken" : "searchNft")}
        defaultValue={typed}
        maxLength={MAX_KEY_LENGTH}
        icon={<Icon of={search} size={18} />}
      />
      <Select
        id="listing-network"
        name="network"
        label={t("network")}
        placeholder={t("allNetworks")}
        options={networks}
        defaultValue={network}
      />
      <Button type="submit">{t("search")}</Button>
    </form>
  );
}

/** Says what is missing: a match, a listing on the network, or any listing at all. */
function Nothing({ kind, path, typed, networkTitle, isBeginning }: ListingsData) {
  const t = useTranslations("listings");
  if (typed !== "" || !isBeginning)
    return (
      <EmptyState title={t("list.noneTitle")} action={<ArrowLink href={path}>{t("list.first")}</ArrowLink>}>
        {typed !== "" && t(`${kind}.none`)}
      </EmptyState>
    );
  if (networkTitle === null) return <EmptyState title={t("list.empty")} />;
  return (
    <EmptyState
      title={t("list.emptyNetwork", { network: networkTitle })}
      action={<ArrowLink href={path}>{t(`${kind}.all`)}</ArrowLink>}
    />
  );
}
