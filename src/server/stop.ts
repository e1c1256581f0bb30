/** Ends the process in order: no new requests, those under way finished, then the database closed. */
export interface Site {
  readonly address: string;
  stop: () => Promise<void>;
}

/** Requests get most of the ten seconds in which an operator expects the process to be gone. */
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
  process.on("SIGINT", stop);
  // The launcher holds the other end of this channel: when it is gone, nobody is left to stop us.
  process.on("disconnect", stop);
  // It may have gone while we were starting.
  if (process.send && !process.connected) stop();
}
