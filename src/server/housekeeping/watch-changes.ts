/** Watches the data that pages show. On Postgres changes are announced; elsewhere the counters are polled. */
import { CHANGED_CHANNEL, createDataVersions } from "#platform/database/data-version.ts";
import { listen } from "#platform/database/postgres/listener.ts";
import type { Foundation } from "#server/foundation.ts";
import { watchData, type ChangedData } from "./watch-data.ts";

type Watched = Pick<Foundation, "config" | "database" | "log">;

export function watchChanges(
  { config: { DATABASE_URL: url }, database, log }: Watched,
  onChange: (changed: ChangedData) => void,
): { readonly stop: () => Promise<void> } {
  const versions = createDataVersions(database.reader);
  // The primary announces a change before a replica has it, and replicas announce nothing.
  const hasReplica = database.reader !== database.db;
  if (url === undefined || hasReplica) {
    const { stop } = watchData({ versions, log, onChange });
    return { stop: async () => stop() };
  }
  const listener = listen({
    url,
    channel: CHANGED_CHANNEL,
    onNotify: () => watching.look(),
    onLost(error) {
      log.warn({ err: error }, "changes are not announced; the counters are polled");
      watching.look();
    },
  });
  const watching = watchData({ versions, log, onChange, isAnnounced: listener.isListening });
  return {
    stop() {
      watching.stop();
      return listener.stop();
    },
  };
}
