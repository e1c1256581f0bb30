/**
 * Watches the data that pages show, and the signals for open desks. On Postgres both are announced; elsewhere they are
 * polled.
 */
import { CHANGED_CHANNEL, createDataVersions } from "#platform/database/data-version.ts";
import { listen } from "#platform/database/postgres/listener.ts";
import type { SignalBell } from "#platform/operator/signal-bell.ts";
import { SIGNAL_CHANNEL } from "#platform/operator/signals.ts";
import type { Foundation } from "#server/foundation.ts";
import { watchData, type ChangedData } from "./watch-data.ts";

type Watched = Pick<Foundation, "config" | "database" | "log">;

export function watchChanges(
  { config: { DATABASE_URL: url }, database, log }: Watched,
  bell: SignalBell,
  onChange: (changed: ChangedData) => void,
): { readonly stop: () => Promise<void> } {
  const versions = createDataVersions(database.reader);
  if (url === undefined) {
    const { stop } = watchData({ versions, log, onChange });
    return { stop: async () => stop() };
  }
  const listener = listen({
    url,
    channels: { [CHANGED_CHANNEL]: () => watching.look(), [SIGNAL_CHANNEL]: () => bell.ring() },
    onLost(error) {
      log.warn({ err: error }, "changes are not announced; the database is polled");
      watching.look();
      bell.ring();
    },
  });
  bell.connect(listener.isListening);
  // The primary announces a change before a replica has it, and replicas announce nothing.
  const hasReplica = database.reader !== database.db;
  const isAnnounced = hasReplica ? () => false : listener.isListening;
  const watching = watchData({ versions, log, onChange, isAnnounced });
  return {
    stop() {
      watching.stop();
      return listener.stop();
    },
  };
}
