/** Collects the input for hydrating an island: from the page, from its messages file and from its data address. */
import { ISLAND } from "./island-attributes.ts";
import { fetchIslandData, fetchJson } from "./fetch-island-data.ts";
import type { InlineIslandData, IslandMessages } from "./island-data.ts";

export interface IslandInput {
  readonly texts: IslandMessages;
  readonly props: object;
  /** False if the data has changed since the page was rendered, so that its HTML does not match. */
  readonly isAsServed: boolean;
}

async function fetchedProps(host: HTMLElement, version: string) {
  const name = host.getAttribute(ISLAND.name) ?? "";
  const data = await fetchIslandData(name, location.pathname + location.search);
  return { props: data.props, isAsServed: data.version === version };
}

export async function readIslandInput(host: HTMLElement): Promise<IslandInput> {
  const inline = JSON.parse(host.nextElementSibling?.textContent ?? "{}") as InlineIslandData;
  const version = host.getAttribute(ISLAND.version);
  const [texts, data] = await Promise.all([
    inline.texts ?? fetchJson<IslandMessages>(host.getAttribute(ISLAND.messages) ?? ""),
    version === null ? { props: inline.props ?? {}, isAsServed: true } : fetchedProps(host, version),
  ]);
  return { texts, ...data };
}
