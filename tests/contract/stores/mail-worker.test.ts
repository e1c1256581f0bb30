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

  it("sends text, HTML and the unsubscribe headers to one recipient, and keeps nothing", async () => {
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
    for (let n = 0; n < 20; n += 1) await mail.enqueue(test.db, { ...message, to: `reader${n}@example.org` });
    const other = test.another();
    // Connected before the race begins, or the first worker could be done by then.
    await other.selectFrom("outbox").select("id").execute();
    const sent = await Promise.all([worker().drain(), worker(smtp.url, other).drain()]);
    expect(sent[0] + sent[1]).toBe(20);
    expect(Math.min(...sent)).toBeGreaterThan(0);
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(20);
    expect(smtp.received).toHaveLength(20);
  });

  it("tries again later when the server does not answer, and uses up one message's attempt only", async () => {
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

  it("tries again after a passing refusal with growing delays, and gives up in the end", async () => {
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

  it("gives up at once when the server will never take the message, and goes on with the next", async () => {
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
