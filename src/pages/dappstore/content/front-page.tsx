import type { ReactNode } from "react";
import { DappCard, DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import type { Front, Shelf } from "#pages/dappstore/load-content.ts";
import { Banners } from "./banners.tsx";
import { FavouriteCard } from "./favourite-card.tsx";
import { ShelfHead } from "./shelf-head.tsx";
import { Tutorials } from "./tutorials.tsx";
import styles from "./front-page.module.css";

/** Trending and the newest get cards; the other shelves are columns, which phones move sideways. */
const SHELVES_OF_CARDS = 2;
const IN_ONE_COLUMN = 3;

export function FrontPage({ front: { banners, shelves, tutorials } }: { readonly front: Front }) {
  return (
    <>
      {banners.length > 0 && <Banners banners={banners} />}
      {shelves.slice(0, SHELVES_OF_CARDS).map((shelf) => (
        <ShelfOf key={shelf.hid} shelf={shelf}>
          <DappList>
            {shelf.dapps.map((dapp) => (
              <FavouriteCard key={dapp.hid} dapp={dapp} />
            ))}
          </DappList>
        </ShelfOf>
      ))}
      <div className={styles.columns}>
        {shelves.slice(SHELVES_OF_CARDS).map((shelf) => (
          <ShelfOf key={shelf.hid} shelf={shelf}>
            <DappList look="plain">
              {shelf.dapps.slice(0, IN_ONE_COLUMN).map((dapp) => (
                <DappCard key={dapp.hid} dapp={dapp} look="plain" />
              ))}
            </DappList>
          </ShelfOf>
        ))}
      </div>
      <Tutorials tutorials={tutorials} />
    </>
  );
}

function ShelfOf({ shelf, children }: { readonly shelf: Shelf; readonly children: ReactNode }) {
  const localPath = useLocalPath();
  const id = `shelf-${shelf.hid}`;
  if (shelf.dapps.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <ShelfHead id={id} title={shelf.title} href={localPath(`/dappstore?section_id=${shelf.hid}`)} />
      {children}
    </section>
  );
}
