/** Home sections, hot searches, networks and categories, in the store's own components. */
import { useTranslations } from "use-intl";
import { dappsByIds } from "#browser/api/dapps.ts";
import { createCards, networkMark } from "#features/catalogue/card.ts";
import { HOME_SECTION_SIZE, SHOWN_HOT_SEARCHES } from "#features/catalogue/model.ts";
import type { FoundDapp } from "#features/catalogue/stored/found-dapps.ts";
import { DappCard, DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { NetworkCard } from "#features/catalogue/ui/network-card/network-card.tsx";
import { ChipLink, ChipRow } from "#ui/tag/chip.tsx";
import { textIn, textOf, textsOf, type PreviewedListing, type PreviewProps } from "./preview-props.ts";
import { useAnswer } from "./use-answer.ts";
import styles from "./content-preview.module.css";

const NONE: readonly FoundDapp[] = [];

/** `en 1001,1002`: the language and the ids. */
async function dappsFor(typed: string): Promise<readonly FoundDapp[]> {
  const [language = "", ids = ""] = typed.split(" ");
  return ids === "" ? NONE : dappsByIds(ids.split(","), language);
}

function cardsFor(names: PreviewedListing["names"], language: string) {
  const cardOf = createCards({
    categories: (names?.categories ?? []).map(({ id, title }) => ({ id, title: textIn(title, language) })),
    networks: Object.entries(names?.networks ?? {}).map(([key, title]) => networkMark({ key, title })),
  });
  // The desk does not know when the store opened, so nothing is called new.
  const now = new Date();
  return (dapp: FoundDapp) => cardOf(dapp, now);
}

/** As the public API gives them: DApps that are not listed are left out, as in the store. */
export function SectionPreview({ content, language, listing: { ref, names } }: PreviewProps) {
  const t = useTranslations("deskContent.preview");
  const ids = (Array.isArray(content["dapps"]) ? content["dapps"] : []).map(String);
  const dapps = useAnswer(`${language} ${ids.join(",")}`, dappsFor, NONE);
  const shown = ids.flatMap((id) => dapps.find((dapp) => String(dapp.id) === id) ?? []);
  const cardOf = cardsFor(names, language);
  return (
    <section className={styles.listing} lang={language}>
      <h3 className={styles.heading}>{textIn(names?.sections[ref], language)}</h3>
      <DappList>
        {shown.slice(0, HOME_SECTION_SIZE).map((dapp) => (
          <DappCard key={dapp.id} dapp={cardOf(dapp)} />
        ))}
      </DappList>
      {shown.length < ids.length && (
        <p className={styles.missing}>{t("notListed", { count: ids.length - shown.length })}</p>
      )}
    </section>
  );
}

/** The panel below the store's search box. */
export function SearchesPreview({ content, language }: PreviewProps) {
  const t = useTranslations("dappstore.hot");
  const texts = textsOf(content["texts"]).slice(0, SHOWN_HOT_SEARCHES);
  return (
    <section className={styles.searches} lang={language}>
      <h3>{t("title")}</h3>
      <ol>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  );
}

/** Its line in the list of all networks. */
export function NetworkPreview({ content: { title, symbol, colour, deprecated } }: PreviewProps) {
  const t = useTranslations("listings.network");
  const { code, ...mark } = networkMark({ key: "", title: textOf(title), colour: textOf(colour) });
  return (
    <NetworkCard
      title={mark.title}
      code={code}
      colour={mark.colour}
      facts={textOf(symbol)}
      href=""
      endedTag={deprecated === true ? t("endedTag") : undefined}
    />
  );
}

/** Among the others, in their order, chosen. */
export function CategoryPreview({ content, language, listing: { names } }: PreviewProps) {
  const t = useTranslations("deskContent.preview");
  const filters = useTranslations("dappstore.filters");
  const own = { id: 0, key: textOf(content["key"]), title: content["title"] };
  if (textIn(own.title, language) === "") return <p className={styles.missing}>{t("noText")}</p>;
  const others = names?.categories ?? [];
  const isKnown = others.some(({ key }) => key === own.key);
  const all = [...others.map((one) => (one.key === own.key ? own : one)), ...(isKnown ? [] : [own])];
  return (
    <div lang={language}>
      <ChipRow label={filters("category")}>
        {all.map(({ key, title }) => (
          <ChipLink key={key} href="" selected={key === own.key}>
            {textIn(title, language)}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
