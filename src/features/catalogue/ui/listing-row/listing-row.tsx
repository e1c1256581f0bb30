import { shortenAddress } from "#i18n/formats/address.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import type { ListingRowFacts } from "#features/catalogue/listings/listing-row.ts";
import styles from "./listing-row.module.css";

interface ListingRowsProps {
  readonly listings: readonly ListingRowFacts[];
  /** Hidden where all of them are on one network. */
  readonly showsNetwork?: boolean;
}

/** Tokens or NFT collections, each as a link to its page. */
export function ListingRows({ listings, showsNetwork = true }: ListingRowsProps) {
  return (
    <ul className={styles.rows}>
      {listings.map((listing) => (
        <KeptMarkup key={listing.path} of={ListingRow} props={{ listing, showsNetwork }} />
      ))}
    </ul>
  );
}

interface ListingRowProps {
  readonly listing: ListingRowFacts;
  readonly showsNetwork: boolean;
}

function ListingRow({ listing, showsNetwork }: ListingRowProps) {
  const localPath = useLocalPath();
  const { path, name, symbol, network, address, picture } = listing;
  return (
    <li>
      <a className={styles.row} href={localPath(path)}>
        <Avatar shape="round" size={40} name={symbol ?? name} src={picture ?? undefined} />
        <span className={styles.text}>
          <span className={styles.name}>
            {name} {symbol !== null && <span className={styles.symbol}>{symbol}</span>}
          </span>
          <span className={styles.place}>
            {showsNetwork && <span>{network}</span>}
            <span className={styles.address}>{shortenAddress(address)}</span>
          </span>
        </span>
      </a>
    </li>
  );
}
