/**
 * §4, §8: loads the networks and the token standards when the page starts, stores them in local storage, and falls
 * back to the stored copy if a call fails. The store and the forms both read them here, and nowhere else.
 */
import { NETWORKS, TOKEN_STANDARDS } from "#browser/storage/registry.ts";
import { loadWithFallback, type Loaded } from "#browser/storage/fallback-copy.ts";
import type { ListedNetwork, StandardKeys } from "#features/catalogue/stored/reference-lists.ts";
import { api } from "./client.ts";

/** §9. */
const CLIENT = { version: "10.0.0", os: "web" };

async function fetchNetworks(): Promise<readonly ListedNetwork[]> {
  const answer = await api.get("/v1/block_chain/list", { query: CLIENT });
  if (!answer.ok) throw new Error(`No networks: ${answer.status}`);
  return answer.data.filter(({ deprecated }) => !deprecated).map(({ key, title }) => ({ key, title }));
}

async function fetchStandards(): Promise<StandardKeys> {
  const answer = await api.get("/v1/token/ns_token_protocol_list_map", { query: CLIENT });
  if (!answer.ok) throw new Error(`No token standards: ${answer.status}`);
  const entries = Object.entries(answer.data);
  return Object.fromEntries(entries.map(([namespace, list]) => [namespace, list.map(({ key }) => key)]));
}

let networks: Promise<Loaded<readonly ListedNetwork[]>> | undefined;

/** Fetched once per page load. */
export const loadNetworks = (): Promise<Loaded<readonly ListedNetwork[]>> =>
  (networks ??= loadWithFallback(NETWORKS, fetchNetworks));

let standards: Promise<Loaded<StandardKeys>> | undefined;

export const loadStandards = (): Promise<Loaded<StandardKeys>> =>
  (standards ??= loadWithFallback(TOKEN_STANDARDS, fetchStandards));
