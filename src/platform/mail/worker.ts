/** Sends the mails of the outbox. Workers in several processes share the queue. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/log.ts";
import { createWorker, type Worker } from "#platform/worker.ts";
import type { LeasedMail, Outbox } from "./outbox.ts";
import { isPermanentRefusal, isServerUnreachable, smtpErrorCode, type MailTransport } from "./smtp.ts";

export interface MailWorker extends Worker {
  /** Sends everything that is due and returns how many mails were accepted. */
  drain(): Promise<number>;
}

interface WorkerOptions {
  readonly outbox: Outbox;
  /** Queues mails for work that requests have left to the worker. */
  readonly prepare?: () => Promise<unknown>;
  readonly transport: MailTransport;
  readonly log: Log;
  readonly pollMs?: number;
}

const POLL_MS = 5_000;
const LEASE_MS = 120_000;
/** Ends a slow send before the lease expires and another worker starts. */
const SEND_DEADLINE_MS = 60_000;
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 6 * 3_600_000;
/** With the delays above, about 20 hours: a bad day at a mail provider. */
const MAX_ATTEMPTS = 12;
/** A mail that its recipient's limits held back for this long is outdated. */
const LONGEST_HOLD_MS = 48 * 3_600_000;
const FAILED_RETENTION_MS = 30 * 86_400_000;

export const retryDelayMs = (attempt: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS);

export function createMailWorker(options: WorkerOptions): MailWorker {
  const { outbox, transport, log, prepare, pollMs = POLL_MS } = options;
  const worker = createWorker({
    work: drain,
    tidy: () => outbox.purgeFailed(FAILED_RETENTION_MS),
    pollMs,
    onError: (error) => log.error({ err: error }, "the outbox could not be read"),
  });

  async function drain(): Promise<number> {
    let sent = 0;
    await prepare?.();
    while (!worker.stopped.aborted) {
      const mail = await outbox.lease(LEASE_MS);
      if (!mail) break;
      const outcome = await deliver({ outbox, transport, log }, mail);
      if (outcome === "sent") sent += 1;
      // One failed attempt shows that the server is away; the other messages keep their attempts.
      if (outcome === "unreachable") break;
    }
    return sent;
  }

  return { ...worker, drain };
}

type Outcome = "sent" | "refused" | "held" | "unreachable";

async function deliver(
  { outbox, transport, log }: Pick<WorkerOptions, "outbox" | "transport" | "log">,
  mail: LeasedMail,
): Promise<Outcome> {
  const waitMs = await outbox.admit(mail);
  if (waitMs > 0) return holdBack({ outbox, log }, mail, waitMs);
  try {
    await withDeadline(transport.send(mail));
  } catch (error) {
    const errorCode = smtpErrorCode(error);
    const given = { mail: mail.id, attempt: mail.attempt, errorCode };
    if (isPermanentRefusal(error) || mail.attempt >= MAX_ATTEMPTS) {
      await outbox.giveUp(mail, errorCode);
      log.error(given, "a mail was given up");
    } else {
      await outbox.postpone(mail, retryDelayMs(mail.attempt), errorCode);
      log.warn(given, "a mail will be tried again");
    }
    return isServerUnreachable(error) ? "unreachable" : "refused";
  }
  await outbox.remove(mail);
  return "sent";
}

async function holdBack(
  { outbox, log }: Pick<WorkerOptions, "outbox" | "log">,
  mail: LeasedMail,
  waitMs: number,
): Promise<Outcome> {
  if (mail.ageMs + waitMs > LONGEST_HOLD_MS) {
    await outbox.giveUp(mail, "LIMIT");
    log.warn({ mail: mail.id, errorCode: "LIMIT" }, "a mail was given up");
  } else await outbox.hold(mail, waitMs);
  return "held";
}

async function withDeadline(sending: Promise<void>): Promise<void> {
  const deadline = new AbortController();
  const late = sleep(SEND_DEADLINE_MS, undefined, { signal: deadline.signal, ref: false }).then(() => {
    throw Object.assign(new Error("sending took too long"), { code: "ETIMEDOUT" });
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    deadline.abort();
    late.catch(() => undefined);
  }
}
