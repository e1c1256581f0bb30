/** The listing as visitors will see it: the store's own card and the facts of its page, in both themes. */
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { DappCard, DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { LanguageProvider, useLanguage } from "#i18n/language.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import type { WireCase } from "#desk/review/review-calls.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
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
            <PagePreview file={file} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The card speaks with the store's texts; the desk has its own copy of them. */
function StoreTexts({ children }: { readonly children: ReactNode }) {
  const texts = useTranslations("deskReview.card");
  const language = useLanguage();
  const card = {
    networks: texts.raw("networks") as string,
    audited: texts.raw("audited") as string,
    new: texts.raw("new") as string,
  };
  return (
    <LanguageProvider language={language} messages={{ dappstore: { card } }}>
      {children}
    </LanguageProvider>
  );
}

function PagePreview({ file }: { readonly file: WireCase }) {
  const t = useTranslations("deskReview.preview");
  const { description, website } = listingOf(file);
  return (
    <div className={styles.page}>
      <div className={styles.name}>
        <Avatar name={file.submission.name} src={file.submission.fields.icon_url} size={56} />
        <b>{file.submission.name}</b>
      </div>
      <p>{description}</p>
      <dl className={styles.facts}>
        <dt>{t("website")}</dt>
        <dd>{website}</dd>
        <dt>{t("networks")}</dt>
        <dd>{file.networks.map(({ title }) => title).join(", ")}</dd>
        {file.contracts.map(({ network, address }) => (
          <div className={styles.fact} key={network + address}>
            <dt>{t("contract", { network })}</dt>
            <dd>{address}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
