import { FAVOURITES, RECENT_SEARCHES } from "#browser/storage/registry.ts";
import { PageIsland } from "#pages/islands/page-island.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { Container } from "#ui/layout/layout.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import { ServerAnswersContext } from "./answers/lazy-answers.tsx";
import { SearchAnswers } from "./answers/search-answers.tsx";
import { STORE_QUERY } from "./store-address.ts";
import Store from "./store-island.tsx";
import type { StoreState } from "./store-state.ts";

export const handle: PageHandle = { query: STORE_QUERY };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

/** The server renders the parts that wait for their script in the browser. */
const WholeStore = (state: StoreState) => (
  <ServerAnswersContext value={SearchAnswers}>
    <Store {...state} />
  </ServerAnswersContext>
);

export default function DappStorePage({ loaderData }: Route.ComponentProps) {
  const { state } = loaderData;
  return (
    <Container>
      <PageIsland
        name="store"
        of={WholeStore}
        props={state}
        propsFrom="address"
        isKept={state.address.key === ""}
        storageKeys={[FAVOURITES.key, RECENT_SEARCHES.key]}
      />
    </Container>
  );
}
