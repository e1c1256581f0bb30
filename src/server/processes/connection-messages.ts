/** Busy serving processes tell their parent how many connections they have, and learn how many are beyond their share. */
import type { Worker } from "node:cluster";
import type { Server } from "node:http";
import { performance, type EventLoopUtilization } from "node:perf_hooks";
import { surplusOf, type Surplus } from "#server/connections/surplus.ts";
import { isKind } from "./counter-messages.ts";

interface Report {
  readonly kind: "connections";
  readonly open: number;
  readonly isBusy: boolean;
}

interface Reply {
  readonly kind: "surplus";
  readonly connections: number;
}

const REPORT_MS = 500;
/** A process that rests half of the time is no bottleneck, and beside an idle one it might accept them again. */
const BUSY = 0.5;

/** In the parent; `serving` has all processes that accept connections. */
export function balanceConnections(
  serving: () => Iterable<Worker>,
): (worker: Worker, message: unknown) => void {
  const open = new WeakMap<Worker, number>();
  return (worker, message) => {
    if (!isKind<Report>(message, "connections")) return;
    open.set(worker, message.open);
    const all = Array.from(serving(), (one) => open.get(one) ?? 0);
    if (!message.isBusy || all.length < 2 || !worker.isConnected()) return;
    worker.send({ kind: "surplus", connections: surplusOf(message.open, all) } satisfies Reply);
  };
}

/** In a serving process. Returns a function that ends it. */
export function reportConnections(server: Server, surplus: Surplus): () => void {
  let before: EventLoopUtilization | undefined;
  const report = (): void => {
    const now = performance.eventLoopUtilization();
    const isBusy = performance.eventLoopUtilization(now, before).utilization > BUSY;
    before = now;
    if (!isBusy) surplus.set(0);
    server.getConnections((error, open) => {
      if (!error && process.connected) process.send?.({ kind: "connections", open, isBusy } satisfies Report);
    });
  };
  process.on("message", (message) => {
    if (isKind<Reply>(message, "surplus")) surplus.set(message.connections);
  });
  const timer = setInterval(report, REPORT_MS).unref();
  return () => clearInterval(timer);
}
