import { fetchPage } from "#shell/enhance/fetch-page.ts";
import { ISLAND } from "./island-attributes.ts";
import { readIslandInput, type IslandInput } from "./island-input.ts";

/**
 * Fetches a personal page again and reads its island's inline props, so that the next state is what the page itself
 * would render. Null if the page or its island is not available.
 */
export async function fetchIsland(address: string, name: string): Promise<IslandInput | null> {
  const page = await fetchPage(address);
  const host = page?.querySelector<HTMLElement>(`[${ISLAND.name}="${name}"]`);
  return host ? readIslandInput(host).catch(() => null) : null;
}
