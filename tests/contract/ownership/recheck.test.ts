/** What the weekly look at a proof changes: only what the owner's website or contract says about it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProofRefusal } from "#features/ownership/model.ts";
import { createOwnership, type Ownership } from "#features/ownership/server/service.ts";
import { createOwnershipStore } from "#features/ownership/server/store.ts";
import { fail, ok } from "#lib/result.ts";
import type { FetchFailure } from "#platform/outbound/outbound.ts";
import {
  confirmMail,
  mailsTo,
  openDesk,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const HOST = "app.harbour.example";
const EMAIL = "owner@harbour.example";
const DAYS = [8, 5, 5, 8];
const decision = { operator: "Ines", note: "" };

describe.each(engines)("the weekly look at a proof on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let ownership: Ownership;
  let sent: Awaited<ReturnType<typeof send>>;
  let failure: FetchFailure | null = null;
  let whileAsked: () => Promise<unknown> = () => Promise.resolve();
  let asked: string[] = [];
  let host = HOST;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
    sent = await send(desk, "token", { email: EMAIL, website: `https://${HOST}` });
    await confirmMail(desk, database.db, EMAIL);
    await desk.submissions.waive(sent.number, decision);
    await desk.submissions.approve(sent.number, decision);
    ownership = createOwnership({
      store: createOwnershipStore(database.db),
      clock: desk.foundation.clock,
      outbound: {
        isOn: true,
        texts: () => Promise.resolve(ok([])),
        async fetchText(url) {
          asked.push(url);
          await whileAsked();
          if (failure !== null) return fail(failure);
          return ok({ contentType: "text/plain", text: await value(), url });
        },
      },
      brandKey: "brand",
      site: "wallet.example",
      ownedBy: async (token) => {
        const found = await desk.submissions.receipt(token);
        if (!found.ok) return null;
        return { submissionId: found.value.submission.id, host, network: null, contract: null };
      },
      chain: () => Promise.resolve(null),
      changed: () => Promise.resolve(),
      receipts: desk.submissions,
    });
  }, 60_000);
  afterAll(() => database.close());

  const value = async (): Promise<string> => {
    const challenge = await ownership.challenge(sent.token);
    return challenge.ok ? challenge.value.value : "";
  };
  const proof = async () => (await ownership.proofsOf(sent.token))[0];
  async function lookFor(days: readonly number[]): Promise<void> {
    for (const some of days) {
      desk.wait(some);
      await ownership.recheck();
    }
  }
  async function proveAnew(): Promise<void> {
    failure = null;
    whileAsked = () => Promise.resolve();
    expect(await ownership.prove(sent.token, "file")).toMatchObject({ ok: true });
  }
  const lapses = async () =>
    (await mailsTo(database.db, EMAIL)).filter(({ subject }) => subject.includes("lapsed")).length;

  it.each<ProofRefusal & FetchFailure>(["outbound_off", "asked_too_soon", "proxy_failed"])(
    "counts no miss where nobody was asked: %s",
    async (code) => {
      await proveAnew();
      const seen = (await proof())?.seenAt;
      failure = code;
      asked = [];
      await lookFor(DAYS);
      expect(asked).toHaveLength(DAYS.length);
      expect(await proof()).toMatchObject({ lapsedAt: null, seenAt: seen });
      expect(await lapses()).toBe(0);
    },
  );

  it("changes nothing if the proof was given anew meanwhile", async () => {
    await proveAnew();
    desk.wait(8);
    whileAsked = async () => {
      whileAsked = () => Promise.resolve();
      failure = null;
      desk.wait(0.001);
      await ownership.prove(sent.token, "file");
      failure = "wrong_status";
    };
    await ownership.recheck();
    expect(await createOwnershipStore(database.db).of(sent.id)).toMatchObject([{ misses: 0 }]);
    const again = await proof();
    expect(again?.seenAt).toEqual(again?.provenAt);
  });

  it("asks nobody about a withdrawn listing, and at once when it is back", async () => {
    await proveAnew();
    await desk.submissions.ownerAct(sent.token, "delist", { reason: "A break" });
    asked = [];
    await lookFor(DAYS);
    expect(asked).toEqual([]);
    await desk.submissions.ownerAct(sent.token, "reopen", {});
    await desk.submissions.approve(sent.number, decision);
    await ownership.recheck();
    expect(asked).toHaveLength(1);
    expect((await proof())?.lapsedAt).toBeNull();
  });

  it("lapses after three misses, with one mail", async () => {
    await proveAnew();
    failure = "wrong_status";
    await lookFor(DAYS);
    expect((await proof())?.lapsedAt).not.toBeNull();
    expect(await lapses()).toBe(1);
  });

  it("forgets the proof of a former website without asking it or mailing anybody", async () => {
    await proveAnew();
    const mails = (await mailsTo(database.db, EMAIL)).length;
    const found = await desk.submissions.receipt(sent.token);
    if (!found.ok) throw new Error(found.code);
    const fields = JSON.stringify({
      ...found.value.submission.fields,
      website: "https://new-harbour.example",
    });
    await database.db
      .updateTable("submission")
      .set({ published: fields, fields })
      .where("id", "=", sent.id)
      .execute();
    host = "new-harbour.example";
    expect(await ownership.proofsOf(sent.token)).toEqual([]);
    asked = [];
    await lookFor(DAYS);
    expect(asked).toEqual([]);
    expect(await createOwnershipStore(database.db).of(sent.id)).toEqual([]);
    expect((await mailsTo(database.db, EMAIL)).length).toBe(mails);
  });
});
