/** The listing as visitors will see it: the store's own card and the facts of its page, in both themes. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { DappCard, DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { ListingFacts } from "#desk/parts/listing-facts.tsx";
import { StoreTexts } from "#desk/parts/store-texts.tsx";
import type { WireCase } from "#desk/review/review-calls.ts";
import styles from "./listing-preview.module.css";

const THEMES = ["light", "dark"] as const;
const SHOWN_NETWORKS = 3;

interface Listing {
  readonly description: string;
  readonly website: string;
  readonly symbol: string;
}

function listingOf({ submission: { kind, fields } }: WireCase): Listing {
  if (kind === "token")
    return { description: fields.description, website: fields.website, symbol: fields.symbol };
  if (kind === "nft") return { description: fields.description, website: fields.website, symbol: "" };
  const [first] = Object.values(fields.texts);
  return { description: (fields.texts.en ?? first)?.desc ?? "", website: fields.url, symbol: "" };
}

const cardOf = (file: WireCase): DappCardFacts => ({
  id: 0,
  title: file.submission.name,
  description: listingOf(file).description,
  category: file.categories[0] ?? listingOf(file).symbol,
  picture: file.submission.fields.icon_url,
  networks: file.networks.slice(0, SHOWN_NETWORKS),
  networkCount: file.networks.length,
  tag: "new",
});

const factsOf = (file: WireCase) => {
  const { description, website } = listingOf(file);
  const { name: title, fields } = file.submission;
  const networks = file.networks.map((network) => network.title);
  return { title, picture: fields.icon_url, description, website, networks, contracts: file.contracts };
};

export function ListingPreview({ file }: { readonly file: WireCase }) {
  const t = useTranslations("deskReview.preview");
  const [isPhone, setPhone] = useState(false);
  return (
    <section className={styles.preview} aria-label={t("title")}>
      <header className={styles.head}>
        <h2>{t("title")}</h2>
        <DeskButton aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          {t("phone")}
        </DeskButton>
      </header>
      {/* A picture of the listing: its links lead nowhere yet. */}
      <div className={styles.stage} data-phone={isPhone || undefined} inert>
        {THEMES.map((theme) => (
          <div className={styles.theme} data-theme={theme} key={theme}>
            <StoreTexts>
              <DappList label={t(theme)}>
                <DappCard dapp={cardOf(file)} />
              </DappList>
            </StoreTexts>
            <ListingFacts {...factsOf(file)} />
          </div>
        ))}
      </div>
    </section>
  );
}
