/** Which proofs of ownership readers see: those that hold, of what is listed now. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createOwnershipStore,
  type OwnershipStore,
  type StoredProof,
} from "#features/ownership/server/store.ts";
import { dappNumberOf } from "#features/submissions/model.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openDesk, send, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";

const decision = { operator: "Ines", note: "" };
const SHARED = "0x3000000000000000000000000000000000000003";
const at = new Date("2026-11-20T12:00:00Z");

describe.each(engines)("a proof of a listing on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let store: OwnershipStore;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
    store = createOwnershipStore(database.db);
  }, 60_000);
  afterAll(() => database.close());

  const proofOf = (
    submissionId: number,
    subject: string,
    change: Partial<StoredProof> = {},
  ): StoredProof => ({
    submissionId,
    method: "dns",
    subject,
    evidence: "a1".repeat(32),
    signer: "",
    role: "",
    names: "",
    message: "",
    signature: "",
    provenAt: at,
    seenAt: at,
    nextCheckAt: at,
    misses: 0,
    lapsedAt: null,
    ...change,
  });

  it("counts while it holds, for the host that is listed, and while the listing is shown", async () => {
    const { token, number, id } = await send(desk, "dapp", { url: "https://app.proven.example/pool" });
    await desk.submissions.waive(number, decision);
    await store.put(proofOf(id, "app.proven.example"));
    expect(await store.provenDapps()).toEqual(new Set());
    const approved = await desk.submissions.approve(number, decision);
    const listing = (approved.ok && approved.value.listing) || "";
    const proven = async () => [...(await store.provenDapps())];
    const shown = async () => (await store.ofListing(listing)).map(({ subject }) => subject);
    expect([await proven(), await shown()]).toEqual([
      [Number(dappNumberOf(listing))],
      ["app.proven.example"],
    ]);
    expect((await store.all()).map((one) => one.listing)).toEqual([listing]);

    await store.put(proofOf(id, "app.proven.example", { lapsedAt: at }));
    expect([await proven(), await shown()]).toEqual([[], ["app.proven.example"]]);

    await store.put(proofOf(id, "former.example"));
    expect([await proven(), await shown()]).toEqual([[], []]);

    await store.put(proofOf(id, "app.proven.example"));
    await desk.submissions.ownerAct(token, "pause", {});
    expect([await proven(), await shown()]).toEqual([[], []]);
  });

  it("counts for the owner of the page alone: the submission that was approved last", async () => {
    const older = await send(desk, "token", { website: "https://older.example", address: SHARED });
    const newer = await send(desk, "token", { website: "https://newer.example", address: SHARED });
    await store.put(proofOf(older.id, "older.example"));
    await store.put(proofOf(newer.id, "newer.example"));
    const approve = async ({ number }: { number: string }, replaces?: string) => {
      await desk.submissions.waive(number, decision);
      expect(await desk.submissions.approve(number, { ...decision, replaces })).toMatchObject({ ok: true });
    };
    const page = `/token/eth/${SHARED}`;
    const shown = async () => (await store.ofListing(page)).map(({ subject }) => subject);
    const published = async () => (await store.all()).filter(({ listing }) => listing === page);
    await approve(newer);
    expect(await shown()).toEqual(["newer.example"]);
    await approve(older, `eth:${SHARED}`);
    expect(await shown()).toEqual(["older.example"]);
    expect((await published()).map(({ subject }) => subject)).toEqual(["older.example"]);
    // What is withdrawn gives the page to nobody else.
    await desk.submissions.ownerAct(newer.token, "delist", { reason: "Over" });
    expect(await shown()).toEqual(["older.example"]);
  });
});
