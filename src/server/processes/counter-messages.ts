/** Questions about rate limits between a serving process and its parent. */
import type { Worker } from "node:cluster";
import {
  createCounterHost,
  type AskCount,
  type Count,
  type CountRequest,
} from "#platform/steady/counter-host.ts";

interface Question extends CountRequest {
  readonly kind: "count";
  readonly id: number;
}

interface Reply {
  readonly kind: "counted";
  readonly id: number;
  readonly count: Count | null;
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
  async function answer(worker: Worker, question: Question): Promise<void> {
    const reply: Reply = { kind: "counted", id: question.id, count: await count(question) };
    if (worker.isConnected()) worker.send(reply);
  }
  return (worker, message) => {
    if (isKind<Question>(message, "count")) void answer(worker, message);
  };
}

/** In a serving process. */
export function askParent(): AskCount {
  const waiting = new Map<number, PromiseWithResolvers<Count | null>>();
  let latest = 0;
  process.on("message", (message) => {
    if (isKind<Reply>(message, "counted")) waiting.get(message.id)?.resolve(message.count);
  });
  return async (request) => {
    const id = (latest += 1);
    const reply = Promise.withResolvers<Count | null>();
    waiting.set(id, reply);
    const late = setTimeout(() => reply.reject(new Error("the parent does not answer")), REPLY_MS);
    try {
      if (!process.connected) throw new Error("the parent is gone");
      process.send?.({ kind: "count", id, ...request } satisfies Question);
      return await reply.promise;
    } finally {
      clearTimeout(late);
      waiting.delete(id);
    }
  };
}
