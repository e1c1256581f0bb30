import { describe, expect, it } from "vitest";
import { Anchors } from "./anchors.ts";
import type { ListKey, Position } from "#features/catalogue/server/store.ts";

const list: ListKey = { categoryId: 1, networkId: 0 };

/** A list whose ids are its positions, with a log of the step sizes. */
function listOf(size: number) {
  const steps: number[] = [];
  const positionAt = async (
    _key: ListKey,
    after: Position | null,
    offset: number,
  ): Promise<Position | null> => {
    steps.push(offset);
    const id = (after?.id ?? -1) + offset;
    return id < size ? { rank: 0, id } : null;
  };
  return { steps, anchors: new Anchors({ positionAt }) };
}

describe("the start of a page", () => {
  it("is after the previous DApp, however far it is", async () => {
    const { anchors } = listOf(100_000);
    for (const start of [1, 249, 250, 251, 500, 19_960, 99_999]) {
      expect(await anchors.before(list, start)).toEqual({ rank: 0, id: start - 1 });
    }
    expect(await anchors.before(list, 0)).toBeNull();
  });

  it("is undefined past the end", async () => {
    const { anchors } = listOf(300);
    expect(await anchors.before(list, 301)).toBeUndefined();
    expect(await anchors.before(list, 1_000_000)).toBeUndefined();
    expect(await anchors.before(list, 300)).toEqual({ rank: 0, id: 299 });
  });

  it("takes one short step once a far page has been read", async () => {
    const { anchors, steps } = listOf(100_000);
    await anchors.before(list, 20_000);
    steps.length = 0;
    await anchors.before(list, 20_040);
    expect(steps).toEqual([40]);
  });

  it("is correct for concurrent readers", async () => {
    const { anchors } = listOf(10_000);
    const starts = [5_000, 5_000, 2_500, 7_777, 5_040];
    const found = await Promise.all(starts.map((start) => anchors.before(list, start)));
    expect(found.map((position) => position?.id)).toEqual(starts.map((start) => start - 1));
    expect((await anchors.before(list, 9_000))?.id).toBe(8_999);
  });
});
