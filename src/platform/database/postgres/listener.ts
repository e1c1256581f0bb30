/** Listens for notifications of Postgres on a connection of its own. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

export interface Listener {
  /** False while the connection is lost, and behind a pooler that delivers no notifications. */
  isListening(): boolean;
  stop(): Promise<void>;
}

interface ListenerOptions {
  readonly url: string;
  /** What to do about a notification, by channel. Also called after each reconnect, because some may have been missed. */
  readonly channels: Readonly<Record<string, () => void>>;
  /** Called once per outage. */
  readonly onLost: (error: unknown) => void;
  readonly retryMs?: number;
}

const RETRY_MS = 1_000;
const CONNECT_MS = 3_000;

/** How long the first notification of our own may take. */
const PROOF_MS = 2_000;

export function listen({ url, channels, onLost, retryMs = RETRY_MS }: ListenerOptions): Listener {
  const stopped = new AbortController();
  let isListening = false;
  let isLost = false;

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const error: unknown = await listenOnce().catch((reason: unknown) => reason);
      isListening = false;
      if (!isLost && !stopped.signal.aborted) onLost(error);
      isLost = true;
      await sleep(retryMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Ends when the connection does. */
  async function listenOnce(): Promise<void> {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    const ended = Promise.withResolvers<undefined>();
    // Without this listener a cut connection would end the process.
    client.on("error", (error) => ended.reject(error));
    client.on("end", () => ended.resolve(undefined));
    const stop = (): void => ended.resolve(undefined);
    stopped.signal.addEventListener("abort", stop);
    try {
      await client.connect();
      await Promise.race([prove(client, Object.keys(channels)), ended.promise]);
      isListening = !stopped.signal.aborted;
      isLost = false;
      client.on("notification", ({ channel }) => channels[channel]?.());
      for (const missed of Object.values(channels)) missed();
      await ended.promise;
    } finally {
      stopped.signal.removeEventListener("abort", stop);
      await client.end().catch(() => undefined);
    }
  }

  const running = run();
  return {
    isListening: () => isListening,
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

/** A pooler in front of Postgres may accept `listen` and deliver nothing, so the connection notifies itself first. */
async function prove(client: Client, channels: readonly string[]): Promise<void> {
  const proof = `proof_${randomUUID().replaceAll("-", "")}`;
  const heard = Promise.withResolvers<undefined>();
  const onProof = (message: { channel: string }): void => {
    if (message.channel === proof) heard.resolve(undefined);
  };
  const timer = setTimeout(() => heard.reject(new Error("no notifications arrive")), PROOF_MS);
  client.on("notification", onProof);
  try {
    await client.query([...channels, proof].map((channel) => `listen ${channel}`).join("; "));
    await Promise.all([client.query(`notify ${proof}`), heard.promise]);
    await client.query(`unlisten ${proof}`);
  } finally {
    clearTimeout(timer);
    client.off("notification", onProof);
  }
}
