/** Listings in the store's own card or row, and the facts of their page. */
import { useTranslations } from "use-intl";
import { networkMark } from "#features/catalogue/card.ts";
import { DappCard, DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { ListingRows } from "#features/catalogue/ui/listing-row/listing-row.tsx";
import { ListingFacts } from "#desk/parts/listing-facts.tsx";
import { textIn, textOf, textsOf, type PreviewProps } from "./preview-props.ts";
import styles from "./content-preview.module.css";

const SHOWN_NETWORKS = 3;

interface Contract {
  readonly network: string;
  readonly address: string;
}

/** Readers without a translation get the English text, as in the store. */
export function DappPreview({ content, language, listing: { names } }: PreviewProps) {
  const t = useTranslations("deskContent.preview");
  const own = textIn(content["desc"], language);
  const description = own || textIn(content["desc"], "en");
  const title = textOf(content["title"]);
  const picture = textOf(content["icon"]) || undefined;
  const keys = textsOf(content["networks"]);
  const titles = [...keys.map((key) => names?.networks[key] ?? key), ...textsOf(content["otherNetworks"])];
  const [category = ""] = textsOf(content["categories"]);
  const hasAudits = Array.isArray(content["audits"]) && content["audits"].length > 0;
  const card = {
    id: 0,
    title,
    description,
    category: textIn(names?.categories.find(({ key }) => key === category)?.title, language),
    picture,
    networks: titles.slice(0, SHOWN_NETWORKS).map((one) => networkMark({ key: one, title: one })),
    networkCount: titles.length,
    tag: hasAudits ? ("audited" as const) : null,
  };
  const contracts = Array.isArray(content["contracts"]) ? (content["contracts"] as readonly Contract[]) : [];
  return (
    <div className={styles.listing} lang={own ? language : "en"}>
      {!own && <p className={styles.missing}>{t("inEnglish")}</p>}
      <DappList label={title}>
        <DappCard dapp={card} />
      </DappList>
      <ListingFacts
        {...{ title, picture, description, contracts }}
        website={textOf(content["url"])}
        networks={titles}
      />
    </div>
  );
}

/** A token or an NFT collection. */
export function ContractPreview({ content, listing: { ref, names } }: PreviewProps) {
  const [network = "", address = ""] = ref.split(":", 2);
  const title = names?.networks[network] ?? network;
  const name = textOf(content["name"]);
  const picture = textOf(content["logo"]) || null;
  const row = { path: "", name, symbol: textOf(content["symbol"]) || null, network: title, address, picture };
  return (
    <div className={styles.listing}>
      <ListingRows listings={[row]} />
      <ListingFacts
        title={name}
        picture={picture ?? undefined}
        description={textOf(content["description"])}
        website={textOf(content["website"])}
        networks={[title]}
        contracts={[{ network: title, address }]}
      />
    </div>
  );
}
