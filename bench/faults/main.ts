/**
 * `npm run bench -- faults [R1 R12 …] [--minutes=30] [--kills=100] [--rounds=1000] [--requests=300000]
 * [--pictures=2400] [--nginx=FILE]`: measures the rows of docs/reliability.md and reports for each the figure and
 * whether it holds.
 */
import { parseArgs } from "node:util";
import { fetchEvmNode } from "#tools/test/evm-node.ts";
import type { Row, Sizes } from "./row.ts";
import { ROWS } from "./rows.ts";

const SIZES = { minutes: "30", kills: "100", rounds: "1000", requests: "300000", pictures: "2400" };

async function runRow({ id, asks, measure }: Row, sizes: Sizes): Promise<boolean> {
  let holds = true;
  try {
    for await (const { engine, figure, holds: does } of measure(sizes)) {
      const verdict = does === null ? "not measured" : does ? "holds" : "DOES NOT HOLD";
      console.log(`${id.padEnd(4)} ${engine.padEnd(10)} ${verdict.padEnd(13)} ${figure}`);
      if (does === false) holds = false;
    }
  } catch (error) {
    console.log(`${id.padEnd(4)} ${"any".padEnd(10)} DOES NOT HOLD  ${asks}: ${String(error)}`);
    holds = false;
  }
  return holds;
}

export async function run(args: readonly string[]): Promise<void> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { minutes: text, kills: text, rounds: text, requests: text, pictures: text, nginx: text },
  });
  const { nginx = "", ...given } = values;
  const numbers = Object.fromEntries(
    Object.entries({ ...SIZES, ...given }).map(([name, value]) => [name, Number(value)]),
  );
  const sizes = { ...numbers, nginx } as unknown as Sizes;
  await fetchEvmNode();
  const rows = ROWS.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  for (const row of rows) if (!(await runRow(row, sizes))) process.exitCode = 1;
}
