/** Questions about rate limits between a serving process and its parent. */
import type { Worker } from "node:cluster";
import {
  createCounterHost,
  type AskCount,
  type Count,
  type CountRequest,
} from "#platform/steady/counter-host.ts";

/** All questions of one turn of the event loop: a message costs more than what it says. */
interface Questions {
  readonly kind: "count";
  readonly id: number;
  readonly requests: readonly CountRequest[];
}

interface Reply {
  readonly kind: "counted";
  readonly id: number;
  /** In the order of the questions. */
  readonly counts: readonly (Count | null)[];
}

/** A busy parent must not delay requests; without a reply the process counts by itself. */
const REPLY_MS = 500;

export const isKind = <Message extends { readonly kind: string }>(
  message: unknown,
  kind: Message["kind"],
): message is Message =>
  typeof message === "object" && message !== null && "kind" in message && message.kind === kind;

/** In the parent: answers the questions of all serving processes. */
export function answerCounts(): (worker: Worker, message: unknown) => void {
  const count = createCounterHost();
  async function answer(worker: Worker, { id, requests }: Questions): Promise<void> {
    const reply: Reply = { kind: "counted", id, counts: await Promise.all(requests.map(count)) };
    if (worker.isConnected()) worker.send(reply);
  }
  return (worker, message) => {
    if (isKind<Questions>(message, "count")) void answer(worker, message);
  };
}

type Answer = PromiseWithResolvers<Count | null>;

/** In a serving process. */
export function askParent(): AskCount {
  const sent = new Map<number, readonly Answer[]>();
  let asked: { readonly request: CountRequest; readonly answer: Answer }[] = [];
  let latest = 0;
  process.on("message", (message) => {
    if (!isKind<Reply>(message, "counted")) return;
    for (const [at, answer] of sent.get(message.id)?.entries() ?? [])
      answer.resolve(message.counts[at] ?? null);
    sent.delete(message.id);
  });
  const giveUp = (id: number, reason: string): void => {
    for (const { reject } of sent.get(id) ?? []) reject(new Error(reason));
    sent.delete(id);
  };
  const send = (): void => {
    const id = (latest += 1);
    const requests = asked.map(({ request }) => request);
    sent.set(
      id,
      asked.map(({ answer }) => answer),
    );
    asked = [];
    if (!process.connected) return giveUp(id, "the parent is gone");
    process.send?.({ kind: "count", id, requests } satisfies Questions);
    setTimeout(giveUp, REPLY_MS, id, "the parent does not answer").unref();
    return undefined;
  };
  return (request) => {
    const answer = Promise.withResolvers<Count | null>();
    asked.push({ request, answer });
    if (asked.length === 1) setImmediate(send);
    return answer.promise;
  };
}
