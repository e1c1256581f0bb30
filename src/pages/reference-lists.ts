/**
 * §4, §8: the networks and the token standards are asked for at the start, kept in local storage, and taken from
 * there when the call fails.
 */
import {
  livingBlockchains,
  readBlockchains,
  readStandards,
  type Blockchain,
  type StandardChoices,
} from "#features/catalogue/client-lists.ts";
import { createApiClient } from "#lib/api-client.ts";
import { loadWithFallback } from "#shell/storage/cached-list.ts";

const api = createApiClient({ origin: "" });

/** §9 */
const CLIENT = { version: "10.0.0", os: "web" };

function loadList<Value>(
  key: string,
  path: string,
  parse: (data: unknown) => Value | undefined,
  initial: Value,
) {
  const fetcher = async (): Promise<Value> => {
    const answer = await api.get(path, { query: CLIENT });
    const value = answer.ok ? parse(answer.data) : undefined;
    if (value === undefined) throw new Error(`No list from ${path}`);
    return value;
  };
  return loadWithFallback(key, fetcher, { version: 1, parse, initial });
}

let networks: Promise<readonly Blockchain[]> | undefined;

/** Asked for once in the life of a page. */
export const loadNetworks = (): Promise<readonly Blockchain[]> =>
  (networks ??= loadList("networks", "/v1/block_chain/list", readBlockchains, []).then(({ value }) =>
    livingBlockchains(value),
  ));

let standards: Promise<StandardChoices> | undefined;

export const loadStandards = (): Promise<StandardChoices> =>
  (standards ??= loadList("token-standards", "/v1/token/ns_token_protocol_list_map", readStandards, {}).then(
    ({ value }) => value,
  ));
