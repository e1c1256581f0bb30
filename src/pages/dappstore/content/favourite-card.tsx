import type { DappCardFacts } from "#features/catalogue/card.ts";
import { DappCard } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { FavouriteButton } from "#features/catalogue/ui/favourite-button/favourite-button.tsx";

export function FavouriteCard({ dapp }: { readonly dapp: DappCardFacts }) {
  return <DappCard dapp={dapp} control={<FavouriteButton hid={dapp.hid} name={dapp.title} />} />;
}
