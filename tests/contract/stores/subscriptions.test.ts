import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createSubscriptions,
  type ExportedSubscriber,
  type SubscriptionDeps,
} from "#features/subscriptions/server/service.ts";
import { createSubscriptionStore } from "#features/subscriptions/server/store.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import { createMail } from "#platform/mail/outbox.ts";
import { createToken } from "#platform/random.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const origin = "https://wallet.example";

describe.each(engines)("subscriptions on $name", ({ open }) => {
  let test: TestDatabase;
  let db: Db;
  let now: number;
  const clock: Clock = { now: () => new Date(now) };

  const serviceOn = (connection: Db, mailEnabled = true) =>
    createSubscriptions({
      store: createSubscriptionStore(connection),
      mail: createMail({ enabled: mailEnabled, clock }),
      clock,
      texts: { origin, text: (_language, key) => key },
    } satisfies SubscriptionDeps);
  const service = (mailEnabled = true) => serviceOn(db, mailEnabled);
  const subscriptions = () => db.selectFrom("subscription").selectAll().orderBy("id").execute();
  const mails = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();

  /** The token in the newest mail's link. */
  async function tokenOf(parameter: "confirm" | "unsubscribe"): Promise<string> {
    const text = (await mails()).at(-1)?.text ?? "";
    const token = new RegExp(`subscription\\?${parameter}=([\\w-]+)`).exec(text)?.[1];
    if (!token) throw new Error(`no ${parameter} link in the mail`);
    return token;
  }

  beforeAll(async () => {
    test = await open();
    db = test.db;
  });
  beforeEach(async () => {
    now = 1_800_000_000_000;
    await db.deleteFrom("subscription").execute();
    await db.deleteFrom("outbox").execute();
    await db.deleteFrom("mail_asked").execute();
    await db.deleteFrom("mail_confirmed").execute();
  });
  afterAll(() => test.close());

  it("store one row and send one mail when one address is submitted many times at once", async () => {
    const services = [service(), serviceOn(test.another())];
    const spellings = ["Ann@Example.org", " ann@example.org ", "ANN@EXAMPLE.ORG"];
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        services[n % 2]?.subscribe({ email: spellings[n % 3] ?? "", language: "en" }),
      ),
    );
    for (const result of results) expect(result).toEqual({ ok: true, value: { state: "mail_sent" } });
    expect(await subscriptions()).toMatchObject([{ email_key: "ann@example.org", state: "pending" }]);
    expect(await mails()).toHaveLength(1);
  });

  it("are confirmed by the link of the mail, once, and the token itself is not stored", async () => {
    await service().subscribe({ email: "ann@example.org", language: "ko" });
    const token = await tokenOf("confirm");
    expect(JSON.stringify(await subscriptions())).not.toContain(token);
    const both = await Promise.all([service().confirm(token), serviceOn(test.another()).confirm(token)]);
    expect(both.map((result) => (result.ok ? result.value : result.code)).toSorted()).toEqual([
      "already_confirmed",
      "confirmed",
    ]);
    expect(await subscriptions()).toMatchObject([{ state: "confirmed", language: "ko", confirmed_at: now }]);
    expect((await mails()).map((mail) => mail.subject)).toEqual([
      "mail.confirmSubscription.subject",
      "mail.subscriptionConfirmed.subject",
    ]);
  });

  it("refuse an invented link, and one that is seven days old", async () => {
    expect(await service().confirm("junk")).toEqual({ ok: false, code: "invalid_link" });
    expect(await service().confirm(createToken())).toEqual({ ok: false, code: "invalid_link" });
    await service().subscribe({ email: "ann@example.org", language: "en" });
    const token = await tokenOf("confirm");
    now += 7 * DAY_MS;
    expect(await service().confirm(token)).toEqual({ ok: false, code: "link_expired" });
    expect(await subscriptions()).toMatchObject([{ state: "pending" }]);
  });

  it("respond to a known address like to a new one and send it nothing", async () => {
    await service().subscribe({ email: "ann@example.org", language: "en" });
    await service().confirm(await tokenOf("confirm"));
    const before = await mails();
    now += 30 * DAY_MS;
    expect(await service().subscribe({ email: "ann@example.org", language: "ru" })).toEqual({
      ok: true,
      value: { state: "mail_sent" },
    });
    expect(await mails()).toEqual(before);
    expect(await subscriptions()).toMatchObject([{ state: "confirmed", language: "en", asked_at: now }]);
  });

  it("send an unconfirmed address one mail per week at most, then after doubling waits", async () => {
    const sent: number[] = [];
    for (let day = 0; day <= 50; day += 1) {
      const before = (await mails()).length;
      await service().subscribe({ email: `a${day % 2 === 0 ? "" : "+x"}@example.org`, language: "en" });
      if ((await mails()).length > before) sent.push(day);
      now += DAY_MS;
    }
    expect(sent).toEqual([0, 7, 21, 49]);
  });

  it("send a confirmed address another mail only after a doubling wait", async () => {
    await createMail({ enabled: true, clock }).confirmAddress(db, "ann@example.org");
    const sent: number[] = [];
    for (let hour = 0; hour < 8; hour += 1) {
      await service().subscribe({ email: "ann@example.org", language: "en" });
      sent.push((await mails()).length);
      now += HOUR_MS;
    }
    expect(sent).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
  });

  it("that had to wait are mailed when their owner confirms the address for something else", async () => {
    const mail = createMail({ enabled: true, clock });
    await mail.ask(db, { to: "ann@example.org", subject: "other", text: "", html: "" });
    await service().subscribe({ email: "ann@example.org", language: "ko" });
    expect(await mails()).toMatchObject([{ subject: "other" }]);
    await mail.confirmAddress(db, "ann@example.org");
    await service().addressConfirmed(db, "ann@example.org");
    expect(await subscriptions()).toMatchObject([{ state: "pending", language: "ko" }]);
    expect(await service().confirm(await tokenOf("confirm"))).toEqual({ ok: true, value: "confirmed" });
  });

  it("end with one click, however often, and an old confirmation link does not restore them", async () => {
    await service().subscribe({ email: "ann@example.org", language: "en" });
    const confirmToken = await tokenOf("confirm");
    const token = await tokenOf("unsubscribe");
    expect(await service().unsubscribe(token)).toEqual({ ok: true, value: "unsubscribed" });
    expect(await service().unsubscribe(token)).toEqual({ ok: true, value: "unsubscribed" });
    expect(await service().unsubscribe(createToken())).toEqual({ ok: false, code: "invalid_link" });
    expect(await service().confirm(confirmToken)).toEqual({ ok: false, code: "invalid_link" });
    expect(await subscriptions()).toMatchObject([{ state: "unsubscribed" }]);
  });

  it("can be made again after they ended", async () => {
    await service().subscribe({ email: "ann@example.org", language: "en" });
    await service().confirm(await tokenOf("confirm"));
    await service().unsubscribe(await tokenOf("unsubscribe"));
    await service().subscribe({ email: "ann@example.org", language: "ja" });
    expect(await subscriptions()).toMatchObject([{ state: "pending", language: "ja" }]);
    expect(await service().confirm(await tokenOf("confirm"))).toEqual({ ok: true, value: "confirmed" });
  });

  it("are stored unconfirmed without an SMTP server and confirmed when there is one", async () => {
    const stored = await service(false).subscribe({ email: "ann@example.org", language: "en" });
    expect(stored).toEqual({ ok: true, value: { state: "stored" } });
    expect(await subscriptions()).toMatchObject([{ state: "unconfirmed" }]);
    expect(await mails()).toEqual([]);
    await service().subscribe({ email: "ann@example.org", language: "en" });
    expect(await service().confirm(await tokenOf("confirm"))).toEqual({ ok: true, value: "confirmed" });
  });

  it("that are not confirmed are deleted 7 days after the last request", async () => {
    await service().subscribe({ email: "ann@example.org", language: "en" });
    await service().subscribe({ email: "kim@example.org", language: "ko" });
    await service().confirm(await tokenOf("confirm"));
    await service().subscribe({ email: "ivan@example.org", language: "ru" });
    now += 6 * DAY_MS;
    await service().subscribe({ email: "ivan@example.org", language: "ru" });
    now += DAY_MS;
    expect(await service().purge()).toEqual({ unconfirmed: 0, unsubscribed: 0 });
    now += 1;
    expect(await service().purge()).toEqual({ unconfirmed: 1, unsubscribed: 0 });
    expect((await subscriptions()).map((row) => row.email)).toEqual(["kim@example.org", "ivan@example.org"]);
  });

  it("from a time without mail are kept until mail is on", async () => {
    await service(false).subscribe({ email: "ann@example.org", language: "en" });
    now += 400 * DAY_MS;
    expect(await service(false).purge()).toEqual({ unconfirmed: 0, unsubscribed: 0 });
    expect(await service().purge()).toEqual({ unconfirmed: 1, unsubscribed: 0 });
    expect(await subscriptions()).toEqual([]);
  });

  it("that ended are deleted 30 days later, with or without mail, however often the link is used", async () => {
    for (const isMailOn of [true, false]) {
      await service().subscribe({ email: "ann@example.org", language: "en" });
      const token = await tokenOf("unsubscribe");
      await service().unsubscribe(token);
      now += 30 * DAY_MS;
      await service().unsubscribe(token);
      expect(await service(isMailOn).purge()).toEqual({ unconfirmed: 0, unsubscribed: 0 });
      now += 1;
      expect(await service(isMailOn).purge()).toEqual({ unconfirmed: 0, unsubscribed: 1 });
      expect(await subscriptions()).toEqual([]);
    }
  });

  it("leave neither row nor mail when the transaction fails", async () => {
    const store = createSubscriptionStore(db);
    const work = store.transaction(async (inside) => {
      await inside.ask({ email: "a@b.example", language: "en", at: new Date(now), unsubscribeToken: "t" });
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await subscriptions()).toEqual([]);
  });

  it("are exported with their unsubscribe link, page by page, without those who left", async () => {
    const store = createSubscriptionStore(db);
    for (let n = 0; n < 25; n += 1) {
      await service(false).subscribe({ email: `reader${n}@example.org`, language: "th" });
    }
    const [first] = await store.page(0, 1);
    if (!first) throw new Error("no subscriber");
    await service().unsubscribe(first.unsubscribeToken);
    const second = await store.page(0, 10);
    expect(await store.page(second.at(-1)?.id ?? 0, 100)).toHaveLength(14);
    const exported: ExportedSubscriber[] = [];
    for await (const subscriber of service().exportSubscribers()) exported.push(subscriber);
    expect(exported.map((one) => one.email)).toEqual(
      Array.from({ length: 24 }, (_, n) => `reader${n + 1}@example.org`),
    );
    expect(exported[0]).toMatchObject({ language: "th", state: "unconfirmed", confirmedAt: null });
    expect(exported[0]?.unsubscribeUrl).toMatch(
      /^https:\/\/wallet\.example\/th\/subscription\?unsubscribe=[\w-]{22}$/,
    );
  });
});
