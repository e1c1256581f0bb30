/** Compares the project with the on-chain facts of its contracts. */
import { finding, type Finding, type FindingCode } from "#features/submissions/findings.ts";
import { COUNTS } from "#features/submissions/model.ts";
import type { TokenFields } from "#features/submissions/schema/token.ts";
import type { ContractFactsReader } from "#features/submissions/server/contract-facts-reader.ts";
import type { AnyFields } from "#features/submissions/server/forms.ts";
import type { ContractFacts } from "#platform/evm/contract-facts.ts";
import type { Project, ProjectContract } from "./project.ts";

/** Each is a network call while the submitter waits: as many as a form has networks. */
const MAX_LOOKUPS = COUNTS.networks;

export async function onChain(
  project: Project,
  fields: Partial<AnyFields>,
  facts: ContractFactsReader,
): Promise<Finding[]> {
  const looked = project.contracts
    .slice(0, MAX_LOOKUPS)
    .map((contract) => lookAt(project, contract, fields, facts));
  return (await Promise.all(looked)).flat();
}

async function lookAt(
  { kind }: Project,
  { field, network, networkTitle, address }: ProjectContract,
  fields: Partial<AnyFields>,
  facts: ContractFactsReader,
): Promise<Finding[]> {
  const values = { network: networkTitle };
  const read = await facts.of(network, address);
  if (!read.ok) return [finding(field, "contract_not_checked", "not_checked", values)];
  if (!read.value.isContract) return [finding(field, "contract_missing", "stop", values)];
  return [
    finding(field, "contract_found", "ok", values),
    ...(read.value.isProxy ? [finding(field, "proxy", "warn")] : []),
    ...(kind === "token" ? differences(fields as Partial<TokenFields>, read.value, values) : []),
  ];
}

/** Reported, not decided, because a symbol may differ for a reason. */
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
