import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { raceClaims, type RaceResult } from "#tests/fixtures/payments/claim-race.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { startEvmNode, type EvmNode } from "#tests/fixtures/payments/evm-node.ts";

const ROUNDS = 3;

describe.each(sharedEngines)(
  "fifty racing claims of one transaction over two processes on $name",
  ({ place }) => {
    let node: EvmNode;
    beforeAll(async () => {
      node = await startEvmNode();
    });
    afterAll(() => node.stop());

    it("have one winner, and the others learn that it is used", async () => {
      const { target, remove } = await place();
      onTestFinished(remove);
      const results: RaceResult[] = [];
      await raceClaims(target, node, ROUNDS, (result) => results.push(result));
      expect(results).toEqual(Array.from({ length: ROUNDS }, () => ({ winners: 1, reused: 49, claims: 1 })));
    });
  },
);
