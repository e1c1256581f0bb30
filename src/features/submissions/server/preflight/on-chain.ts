/** The project beside what the blockchain says of its contracts. */
import { finding, type Finding, type FindingCode } from "#features/submissions/findings.ts";
import type { TokenFields } from "#features/submissions/schema/token.ts";
import type { ChainFacts } from "#features/submissions/server/chain-facts.ts";
import type { ContractFacts } from "#platform/chain/contract-facts.ts";
import type { Project, ProjectContract } from "./project.ts";

/** Each is a call over the network while somebody waits. */
const MAX_LOOKUPS = 5;

export async function onChain(
  project: Project,
  fields: Partial<TokenFields>,
  facts: ChainFacts,
): Promise<Finding[]> {
  const looked = project.contracts
    .slice(0, MAX_LOOKUPS)
    .map((contract) => lookAt(project, contract, fields, facts));
  return (await Promise.all(looked)).flat();
}

async function lookAt(
  { kind }: Project,
  { network, networkTitle, address }: ProjectContract,
  fields: Partial<TokenFields>,
  facts: ChainFacts,
): Promise<Finding[]> {
  const values = { network: networkTitle };
  const read = await facts.of(network, address);
  if (!read.ok) return [finding("address", "contract_not_checked", "not_checked", values)];
  if (!read.value.isContract) return [finding("address", "contract_missing", "stop", values)];
  return [
    finding("address", "contract_found", "ok", values),
    ...(read.value.isProxy ? [finding("address", "proxy", "warn")] : []),
    ...(kind === "token" ? differences(fields, read.value, values) : []),
  ];
}

/** Told, not decided: a reviewer knows why a symbol may differ. */
function differences(
  given: Partial<TokenFields>,
  facts: ContractFacts,
  values: { readonly network: string },
): Finding[] {
  if (facts.symbol === null && facts.decimals === null)
    return [finding("address", "facts_not_checked", "not_checked", values)];
  const pairs: [keyof TokenFields, FindingCode, string | number | undefined, string | number | null][] = [
    ["name", "name_mismatch", given.name, facts.name],
    ["symbol", "symbol_mismatch", given.symbol, facts.symbol],
    ["decimal", "decimals_mismatch", given.decimal, facts.decimals],
    ["total_supply", "supply_mismatch", given.total_supply, facts.totalSupply],
    [
      "owner_address",
      "owner_mismatch",
      given.owner_address?.toLowerCase(),
      facts.owner?.toLowerCase() ?? null,
    ],
  ];
  const found = pairs.flatMap(([field, code, typed, read]) =>
    typed === undefined || read === null || String(typed).trim() === String(read).trim()
      ? []
      : [finding(field, code, "warn", { onChain: read, given: typed })],
  );
  return found.length > 0 ? found : [finding("address", "facts_ok", "ok")];
}
