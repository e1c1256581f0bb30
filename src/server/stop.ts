/** Stops the process in order: no new requests, open ones finish, then the database closes. */
import cluster from "node:cluster";

export interface Site {
  readonly address: string;
  /** `quietMs` is how long a connection must be idle before it is closed; see drain.ts. */
  stop: (quietMs?: number) => Promise<void>;
}

/** Requests have most of the ten seconds in which an operator expects the process to end. */
const LAST_RESORT_MS = 9_500;

export function stopOnSignals(site: Site): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    void site.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", stop);
  if (cluster.worker) {
    // A terminal sends these to the whole group; the parent decides what they mean.
    process.on("SIGINT", () => undefined);
    process.on("SIGHUP", () => undefined);
    // Otherwise Node ends the process at once when the parent is gone, with its requests.
    cluster.worker.exitedAfterDisconnect = true;
  } else {
    process.on("SIGINT", stop);
    process.on("SIGHUP", stop);
  }
  // The launcher or parent holds the other end of this channel; when it is gone, nobody else would stop us.
  process.on("disconnect", stop);
  // It may have ended during the start.
  if (process.send && !process.connected) stop();
}
