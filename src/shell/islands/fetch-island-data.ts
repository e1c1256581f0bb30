/** Fetches the props of an island for an address of its page, such as the next part of a list. */
import { islandDataPath, type FetchedIslandData, type PageIslandData } from "./island-data.ts";

export async function fetchJson<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(path, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Data;
}

export async function fetchIslandData(
  name: string,
  pagePath: string,
  signal?: AbortSignal,
): Promise<FetchedIslandData> {
  const islands = await fetchJson<PageIslandData>(islandDataPath(pagePath), signal);
  const data = islands[name];
  if (!data) throw new Error("The page has no such island any more");
  return data;
}
