import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import { createMail, createOutbox } from "#platform/mail/outbox.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const LEASE_MS = 60_000;
const message = { to: "a@example.org", subject: "Grüße", text: "Text 日本", html: "<p>Text</p>" };

describe.each(engines)("the outbox on $name", ({ open }) => {
  let test: TestDatabase;
  let db: Db;
  let now: number;
  const clock: Clock = { now: () => new Date(now) };
  const mail = createMail({ enabled: true, clock });
  const add = (subject: string) => mail.enqueue(db, { ...message, subject });
  const rows = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();

  beforeAll(async () => {
    test = await open();
    db = test.db;
  });
  beforeEach(async () => {
    now = 1_800_000_000_000;
    await db.deleteFrom("outbox").execute();
    await mail.confirmAddress(db, message.to);
  });
  afterAll(() => test.close());

  it("returns what was queued, with the headers of a one-click unsubscription", async () => {
    const oneClickUnsubscribeUrl = "https://example.org/u?token=x";
    await mail.enqueue(db, { ...message, oneClickUnsubscribeUrl });
    expect(await createOutbox(db, clock).lease(LEASE_MS)).toMatchObject({
      ...message,
      attempt: 1,
      headers: {
        "List-Unsubscribe": "<https://example.org/u?token=x>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
  });

  it("contains no message of a rolled-back transaction", async () => {
    const work = db.transaction().execute(async (tx) => {
      await mail.enqueue(tx, message);
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await rows()).toEqual([]);
  });

  it("refuses a message while mail is off", async () => {
    await expect(createMail({ enabled: false, clock }).enqueue(db, message)).rejects.toThrow(/SMTP/);
  });

  it("turns a subject into one line and accepts one address, whatever a caller passes", async () => {
    await mail.enqueue(db, { ...message, subject: "a\r\nBcc: x@example.org\u2028b\u202ec\u0000" });
    expect(await rows()).toMatchObject([{ subject: "a Bcc: x@example.org b c" }]);
    for (const to of ["a@example.org, b@example.org", "a@example.org\r\nBcc: b@example.org", "nobody"])
      await expect(mail.ask(db, { ...message, to })).rejects.toThrow("no address");
    expect(await rows()).toHaveLength(1);
  });

  it("leases each message to one worker only", async () => {
    for (let n = 0; n < 20; n += 1) await add(`mail ${n}`);
    const workers = [createOutbox(db, clock), createOutbox(test.another(), clock)];
    const leased = await Promise.all(Array.from({ length: 24 }, (_, n) => workers[n % 2]?.lease(LEASE_MS)));
    const subjects = leased.flatMap((one) => (one ? [one.subject] : []));
    expect(subjects).toHaveLength(20);
    expect(new Set(subjects).size).toBe(20);
  });

  it("leases a message to another worker when the lease expires, and the late one cannot change it", async () => {
    await add("once");
    const outbox = createOutbox(db, clock);
    const late = await outbox.lease(LEASE_MS);
    expect(await outbox.lease(LEASE_MS)).toBeNull();
    now += LEASE_MS;
    const second = await outbox.lease(LEASE_MS);
    expect(second?.attempt).toBe(2);
    if (!late || !second) throw new Error("not leased");
    await outbox.remove(late);
    await outbox.giveUp(late, "X");
    expect(await rows()).toMatchObject([{ state: "queued", attempts: 2 }]);
    await outbox.remove(second);
    expect(await rows()).toEqual([]);
  });

  it("leases a postponed message again at its time, and a failed one never", async () => {
    await add("once");
    const outbox = createOutbox(db, clock);
    const first = await outbox.lease(LEASE_MS);
    if (!first) throw new Error("not leased");
    await outbox.postpone(first, 300_000, "ECONNECTION");
    now += 299_999;
    expect(await outbox.lease(LEASE_MS)).toBeNull();
    now += 1;
    const second = await outbox.lease(LEASE_MS);
    if (!second) throw new Error("not leased");
    await outbox.giveUp(second, "SMTP 550");
    now += 86_400_000;
    expect(await outbox.lease(LEASE_MS)).toBeNull();
    expect(await rows()).toMatchObject([{ state: "failed", attempts: 2, last_error: "SMTP 550" }]);
  });

  it("deletes failed messages after their time, and queued ones never", async () => {
    await add("failed");
    const outbox = createOutbox(db, clock);
    const leased = await outbox.lease(LEASE_MS);
    if (!leased) throw new Error("not leased");
    await outbox.giveUp(leased, "SMTP 550");
    await add("queued");
    expect(await outbox.purgeFailed(1_000)).toBe(0);
    now += 1_001;
    expect(await outbox.purgeFailed(1_000)).toBe(1);
    expect(await rows()).toMatchObject([{ subject: "queued" }]);
  });
});
