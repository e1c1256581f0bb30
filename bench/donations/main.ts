/** `npm run bench -- donations [rounds]`: fifty submissions in two processes race for one payment, many times. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseTarget } from "#platform/database/open.ts";
import { raceClaims } from "#tests/fixtures/payments/claim-race.ts";
import { startEvmNode } from "#tests/fixtures/payments/evm-node.ts";
import { fetchEvmNode } from "#tools/test/evm-node.ts";

const ROUNDS = 1_000;
const REPORT_EVERY = 50;

export async function run([given, url]: readonly string[]): Promise<void> {
  const rounds = Number(given ?? ROUNDS);
  const folder = mkdtempSync(join(tmpdir(), "claim-race-"));
  const target: DatabaseTarget = url
    ? { kind: "postgres", url }
    : { kind: "sqlite", file: join(folder, "site.sqlite") };
  await fetchEvmNode();
  const node = await startEvmNode();
  const begun = Date.now();
  let done = 0;
  let wrong = 0;
  try {
    await raceClaims(target, node, rounds, ({ winners, reused, claims }) => {
      done += 1;
      // A claim that timed out is no second winner, but it is no result either.
      if (winners !== 1 || claims !== 1) wrong += 1;
      else if (reused !== 49) console.log(`round ${done}: ${49 - reused} still waiting`);
      if (done % REPORT_EVERY === 0 || done === rounds)
        console.log(
          `${done} rounds, ${wrong} without exactly one winner, ${Math.round((Date.now() - begun) / 1_000)} s`,
        );
    });
  } finally {
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (wrong > 0) process.exitCode = 1;
}
