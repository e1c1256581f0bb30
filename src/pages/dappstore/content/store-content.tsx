import { Favourites } from "#pages/dappstore/favourites/favourites.tsx";
import type { More } from "#pages/dappstore/navigation/use-more.ts";
import type { StoreState } from "#pages/dappstore/store-state.ts";
import { FrontPage } from "./front-page.tsx";
import { Results } from "./results.tsx";

interface StoreContentProps {
  readonly state: StoreState;
  readonly more: More;
}

export function StoreContent({ state, more }: StoreContentProps) {
  const { content, categories, networks } = state;
  if (content.kind === "favourites") {
    return <Favourites categories={categories} networks={networks} newSince={content.newSince} />;
  }
  return (
    <>
      {content.kind === "front" && <FrontPage front={content.front} />}
      <Results state={state} content={content} more={more} />
    </>
  );
}
