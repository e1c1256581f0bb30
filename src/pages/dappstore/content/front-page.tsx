import type { ReactNode } from "react";
import { DappCard, DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import type { Front, StoreSection } from "#pages/dappstore/load-content.ts";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { Banners } from "./banners.tsx";
import { FavouriteCard } from "./favourite-card.tsx";
import { StoreSectionHead } from "./store-section-head.tsx";
import { Tutorials } from "./tutorials.tsx";
import { TrendingNote } from "./trending-note.tsx";
import styles from "./front-page.module.css";

/**
 * The first two sections, such as trending and newest, show cards; the others are columns, which scroll sideways on
 * phones.
 */
const SECTIONS_OF_CARDS = 2;
const IN_ONE_COLUMN = 3;

export function FrontPage({ front: { banners, sections, tutorials } }: { readonly front: Front }) {
  return (
    <>
      {banners.length > 0 && <Banners banners={banners} />}
      {sections.slice(0, SECTIONS_OF_CARDS).map((section) => (
        <FrontSection key={section.id} section={section}>
          <div className={styles.row}>
            <DappList>
              {section.dapps.map((dapp) => (
                <KeptMarkup key={dapp.id} of={FavouriteCard} props={{ dapp, place: `shelf-${section.id}` }} />
              ))}
            </DappList>
          </div>
        </FrontSection>
      ))}
      <div className={styles.columns}>
        {sections.slice(SECTIONS_OF_CARDS).map((section) => (
          <FrontSection key={section.id} section={section}>
            <DappList look="plain">
              {section.dapps.slice(0, IN_ONE_COLUMN).map((dapp) => (
                <KeptMarkup key={dapp.id} of={DappCard} props={{ dapp, look: "plain" }} />
              ))}
            </DappList>
          </FrontSection>
        ))}
      </div>
      <Tutorials tutorials={tutorials} />
    </>
  );
}

function FrontSection({ section, children }: { readonly section: StoreSection; readonly children: ReactNode }) {
  const localPath = useLocalPath();
  const id = `shelf-${section.id}`;
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <StoreSectionHead id={id} title={section.title} href={localPath(`/dappstore?section_id=${section.id}`)} />
      {section.source === "opened" && <TrendingNote />}
      {children}
    </section>
  );
}
