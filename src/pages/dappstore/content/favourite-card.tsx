import type { Ref } from "react";
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { DappCard } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { FavouriteButton } from "#features/catalogue/ui/favourite-button/favourite-button.tsx";
import { REPLAYED } from "#shell/islands/island-attributes.ts";

interface FavouriteCardProps {
  readonly dapp: DappCardFacts;
  /** Identifies the list, because a DApp may be in two. */
  readonly place: string;
  readonly linkRef?: Ref<HTMLAnchorElement> | undefined;
}

export function FavouriteCard({ dapp, place, linkRef }: FavouriteCardProps) {
  const { id, title } = dapp;
  return (
    <DappCard
      dapp={dapp}
      linkRef={linkRef}
      control={<FavouriteButton id={id} name={title} attributes={{ [REPLAYED]: `${place}-${id}` }} />}
    />
  );
}
