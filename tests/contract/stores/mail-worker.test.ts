import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Clock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import { createMail, createOutbox, type MailMessage } from "#platform/mail/outbox.ts";
import { createSmtpTransport } from "#platform/mail/smtp.ts";
import { createMailWorker, retryDelayMs } from "#platform/mail/worker.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/fixtures/smtp-server.ts";

const message: MailMessage = {
  to: "ann@example.org",
  subject: "Grüße",
  text: "Hello 日本",
  html: "<p>Hello</p>",
  oneClickUnsubscribeUrl: "https://wallet.example/u?token=t",
};

describe.each(engines)("the mail worker on $name", ({ open }) => {
  let test: TestDatabase;
  let smtp: TestSmtpServer;
  let now: number;
  let lines: string[];
  const clock: Clock = { now: () => new Date(now) };
  const mail = createMail({ enabled: true, clock });

  beforeAll(async () => {
    test = await open();
  });
  beforeEach(async () => {
    now = 1_800_000_000_000;
    lines = [];
    smtp = await startSmtpServer();
    await test.db.deleteFrom("outbox").execute();
    await test.db.deleteFrom("mail_count").execute();
    await mail.confirmAddress(test.db, message.to);
  });
  afterEach(() => smtp.close());
  afterAll(() => test.close());

  const worker = (url = smtp.url, db = test.db) =>
    createMailWorker({
      outbox: createOutbox(db, clock),
      transport: createSmtpTransport({ url, from: "Site <news@wallet.example>" }),
      log: createLog({ level: "trace", destination: { write: (line) => void lines.push(line) } }),
      pollMs: 10,
    });
  const rows = () => test.db.selectFrom("outbox").selectAll().execute();

  it("sends text, HTML and the unsubscribe headers to one recipient, and stores nothing", async () => {
    await mail.enqueue(test.db, message);
    expect(await worker().drain()).toBe(1);
    const [{ to, source } = { to: "", source: "" }] = smtp.received;
    expect(to).toBe("ann@example.org");
    expect(source).toMatch(/^From: Site <news@wallet\.example>\r$/m);
    expect(source).toMatch(/^Message-ID: <[\w-]{22}@wallet\.example>\r$/m);
    expect(source).toMatch(/^List-Unsubscribe: <https:\/\/wallet\.example\/u\?token=t>\r$/m);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(source).toContain("Content-Type: text/plain; charset=utf-8");
    expect(source).toContain("Content-Type: text/html; charset=utf-8");
    expect(await rows()).toEqual([]);
  });

  it("sends each message once when two workers share the queue", async () => {
    for (let n = 0; n < 20; n += 1) await mail.ask(test.db, { ...message, to: `reader${n}@example.org` });
    const other = test.another();
    // Both workers connect before the race, because otherwise the first could be done by then.
    await other.selectFrom("outbox").select("id").execute();
    const sent = await Promise.all([worker().drain(), worker(smtp.url, other).drain()]);
    expect(sent[0] + sent[1]).toBe(20);
    expect(Math.min(...sent)).toBeGreaterThan(0);
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(20);
    expect(smtp.received).toHaveLength(20);
  });

  it("retries later when the server does not answer, and uses up one message's attempt only", async () => {
    await mail.enqueue(test.db, message);
    await mail.enqueue(test.db, message);
    const { port } = new URL(smtp.url);
    await smtp.close();
    expect(await worker(smtp.url).drain()).toBe(0);
    expect((await rows()).reduce((sum, row) => sum + row.attempts, 0)).toBe(1);
    smtp = await startSmtpServer(Number(port));
    expect(await worker().drain()).toBe(1);
    now += retryDelayMs(1);
    expect(await worker().drain()).toBe(1);
    expect(smtp.received).toHaveLength(2);
    expect(await rows()).toEqual([]);
  });

  it("retries after a temporary refusal with growing delays, and finally gives up", async () => {
    await mail.enqueue(test.db, message);
    smtp.refuse("451 Later <ann@example.org>");
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await worker().drain();
      expect(await rows()).toMatchObject([{ attempts: attempt, last_error: "SMTP 451" }]);
      now += retryDelayMs(attempt);
    }
    expect(await rows()).toMatchObject([{ state: "failed" }]);
    expect(smtp.received).toEqual([]);
  });

  it("gives up at once after a permanent refusal, and continues with the next message", async () => {
    await mail.enqueue(test.db, message);
    smtp.refuse("550 No such user <ann@example.org>");
    await worker().drain();
    smtp.refuse(null);
    await mail.enqueue(test.db, message);
    expect(await worker().drain()).toBe(1);
    expect(await rows()).toMatchObject([{ state: "failed", attempts: 1, last_error: "SMTP 550" }]);
    expect(lines.join("")).not.toContain("ann@");
    expect(lines).toHaveLength(1);
  });

  it("sends one recipient 10 mails per hour and 40 per day, and holds the others back without using up attempts", async () => {
    for (let n = 0; n < 45; n += 1) await mail.enqueue(test.db, message);
    const sent: number[] = [];
    for (let hour = 0; hour < 26; hour += 1) {
      sent.push(await worker().drain());
      now += 3_600_000;
    }
    expect(sent.slice(0, 6)).toEqual([10, 10, 10, 10, 0, 0]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(45);
    expect(await rows()).toEqual([]);
  });

  it("counts a mail once, however often it is tried", async () => {
    for (let n = 0; n < 9; n += 1) await mail.enqueue(test.db, message);
    smtp.refuse("451 Later");
    await worker().drain();
    now += retryDelayMs(1);
    smtp.refuse(null);
    expect(await worker().drain()).toBe(9);
    const counts = await test.db.selectFrom("mail_count").selectAll().execute();
    expect(counts.map(({ mails }) => mails)).toEqual([9, 9]);
    expect(JSON.stringify(counts)).not.toMatch(/ann|example/);
  });

  it("sends a domain 30 neutral mails per hour, across all workers", async () => {
    for (let n = 0; n < 36; n += 1) await mail.ask(test.db, { ...message, to: `r${n}@small.example` });
    const sent = await Promise.all([worker().drain(), worker(smtp.url, test.another()).drain()]);
    expect(sent[0] + sent[1]).toBe(30);
    now += 3_600_000;
    expect(await worker().drain()).toBe(6);
  });

  it("gives up a mail that was held back for two days", async () => {
    for (let n = 0; n < 11; n += 1) await mail.enqueue(test.db, message);
    const last = (await rows()).at(-1)?.id ?? 0;
    await test.db
      .updateTable("outbox")
      .set({ created_at: now - 48 * 3_600_000 })
      .where("id", "=", last)
      .execute();
    expect(await worker().drain()).toBe(10);
    expect(await rows()).toMatchObject([{ state: "failed", last_error: "LIMIT" }]);
  });

  it("a flood of neutral mails to a domain does not delay those to known people there", async () => {
    for (let n = 0; n < 31; n += 1) await mail.ask(test.db, { ...message, to: `n${n}@example.org` });
    await mail.enqueue(test.db, message);
    await worker().drain();
    expect(smtp.received.filter(({ to }) => to === message.to)).toHaveLength(1);
  });

  it("runs until it is stopped", async () => {
    const running = worker();
    running.start();
    await mail.enqueue(test.db, message);
    await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
    await running.stop();
    await mail.enqueue(test.db, message);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(smtp.received).toHaveLength(1);
  });
});
