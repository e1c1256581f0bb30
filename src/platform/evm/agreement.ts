/**
 * Combines several servers of one network into one: a value counts if two of them agree on it. A single server is
 * trusted as it is. A server that lies, lags or is silent changes nothing as long as two others agree.
 */
import type { Block, EvmNetwork, Transfer } from "./evm-network.ts";

/** Two servers gave different answers. */
class DisagreementError extends Error {
  override readonly name = "DisagreementError";
}

export function agreeing(servers: readonly EvmNetwork[]): EvmNetwork {
  const [only] = servers;
  if (only && servers.length === 1) return only;
  const ask = <Value>(question: (server: EvmNetwork) => Promise<Value>): Promise<Value[]> =>
    answersOf(servers.map(question));
  return {
    chainId: async () => common(await ask((server) => server.chainId()), String),
    head: async () => reached(await ask((server) => server.head())),
    async finalized() {
      const blocks = (await ask((server) => server.finalized())).flatMap((block) => block ?? []);
      return blocks.length < 2 ? null : reached(blocks);
    },
    block: async (number) => known(await ask((server) => server.block(number)), ({ hash }) => hash),
    receipt: async (txHash) => known(await ask((server) => server.receipt(txHash)), textOf),
    transaction: async (txHash) => known(await ask((server) => server.transaction(txHash)), textOf),
    transfers: async (query) => seenByTwo(await ask((server) => server.transfers(query))),
  };
}

/** Needs at least two answers to compare. */
async function answersOf<Value>(asked: readonly Promise<Value>[]): Promise<Value[]> {
  const settled = await Promise.allSettled(asked);
  const answers = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  if (answers.length >= 2) return answers;
  throw settled.find((one) => one.status === "rejected")?.reason ?? new DisagreementError();
}

/** Compares values by their JSON text; JSON has no bigint. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === "bigint" ? `${part}n` : part));

/** Returns the first answer that a second server confirms. */
function common<Value>(answers: readonly Value[], signOf: (value: Value) => string): Value {
  const seen = new Set<string>();
  for (const answer of answers) {
    const sign = signOf(answer);
    if (seen.has(sign)) return answer;
    seen.add(sign);
  }
  throw new DisagreementError();
}

/** A server that does not know the value yet is late, not wrong: the value counts once a second server knows it. */
function known<Value>(answers: readonly (Value | null)[], signOf: (value: Value) => string): Value | null {
  const values = answers.flatMap((answer) => answer ?? []) as Value[];
  return values.length < 2 ? null : common(values, signOf);
}

/** Returns the highest block that two servers have reached. */
function reached(blocks: readonly Block[]): Block {
  const second = blocks.toSorted((a, b) => Number(b.number - a.number))[1];
  if (!second) throw new DisagreementError();
  return second;
}

function seenByTwo(lists: readonly (readonly Transfer[])[]): Transfer[] {
  const seen = new Set<string>();
  const agreed = new Map<string, Transfer>();
  for (const list of lists) {
    const own = new Map(list.map((transfer) => [textOf(transfer), transfer]));
    for (const [sign, transfer] of own) if (seen.has(sign)) agreed.set(sign, transfer);
    for (const sign of own.keys()) seen.add(sign);
  }
  return [...agreed.values()];
}
