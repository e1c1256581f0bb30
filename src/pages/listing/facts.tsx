import { useTranslations } from "use-intl";
import { externalLinkProps } from "#features/catalogue/ui/risk-dialog/external-link-props.ts";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";
import { Fact } from "#ui/fact/fact.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import type { ListedListing } from "./load.ts";
import styles from "./listing.module.css";

export function Facts({ of }: { readonly of: ListedListing }) {
  const t = useTranslations("listings.facts");
  const sources = useTranslations("dappDetail.facts");
  const form = useTranslations("submitToken");
  const { name, symbol, decimals, supply, standard, network, website, marketplaces, source } = of;
  return (
    <section aria-labelledby="facts-title">
      <h2 className={styles.heading} id="facts-title">
        {sources("title")}
      </h2>
      <dl>
        <Fact name={t("name")}>{name}</Fact>
        {symbol !== null && <Fact name={t("symbol")}>{symbol}</Fact>}
        {decimals !== null && <Fact name={t("decimals")}>{decimals}</Fact>}
        {supply !== null && (
          <Fact name={form("totalSupply.label")}>
            {t("supplyTold", { amount: supply.amount, symbol: symbol ?? "", date: supply.date })}
          </Fact>
        )}
        <Fact name={t("network")}>
          <InlineLink href={network.path}>{network.title}</InlineLink>
        </Fact>
        {standard !== null && <Fact name={t("standard")}>{standard}</Fact>}
        {website !== null && (
          <Fact name={sources("website")}>
            <SiteLink {...website} />
          </Fact>
        )}
        {marketplaces.length > 0 && (
          <Fact name={t("marketplaces")}>
            {marketplaces.map((site) => (
              <p key={site.url}>
                <SiteLink {...site} />
              </p>
            ))}
          </Fact>
        )}
      </dl>
      {source !== null && (
        <p className={styles.source}>
          {sources(source.isByProject ? "sourceProject" : "sourceCatalogue", { date: source.date })}
        </p>
      )}
    </section>
  );
}

function SiteLink({ url, host }: { readonly url: string; readonly host: string }) {
  return (
    <a className={styles.site} href={url} {...externalLinkProps} aria-describedby={NEW_TAB_HINT_ID}>
      {host}
    </a>
  );
}
