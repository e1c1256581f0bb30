import { pathWithoutLanguage } from "#i18n/paths.ts";
import type { Route } from "./+types/page.ts";
import { Gone } from "./gone.tsx";
import { Listing } from "./listing.tsx";
import { load } from "./load.ts";

/** The route table sends no other paths here. */
const kindOf = ({ url }: Request) =>
  pathWithoutLanguage(new URL(url).pathname).startsWith("/nft/") ? "nft" : "token";

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(context, kindOf(request), params);

/** One token or NFT collection. */
export default function ListingPage({ loaderData }: Route.ComponentProps) {
  return loaderData.state === "gone" ? <Gone {...loaderData} /> : <Listing of={loaderData} />;
}
