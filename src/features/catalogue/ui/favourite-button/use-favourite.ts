import { FAVOURITES } from "#browser/storage/registry.ts";
import { readStored } from "#browser/storage/stored-value.ts";
import { useStored } from "#browser/storage/use-stored.ts";
import { toggleFavourite } from "#features/catalogue/favourites/favourites.ts";

interface Favourite {
  readonly isFavourite: boolean;
  /** Adds or removes the favourite; true if it is one now. */
  readonly toggle: () => boolean;
}

/** Whether the DApp is a favourite in this browser, in sync across tabs and components. */
export function useFavourite(dappId: number): Favourite {
  const [favourites, setFavourites] = useStored(FAVOURITES);
  const id = String(dappId);
  return {
    isFavourite: favourites.includes(id),
    toggle() {
      // Reads storage directly, because before the first effect React still has the server's value.
      const next = toggleFavourite(readStored(FAVOURITES), id);
      setFavourites(next);
      return next.includes(id);
    },
  };
}
