/** `PROCESSES=2` or more: the parent's life from its start to its last signal. */
import { availableParallelism } from "node:os";
import type { Config } from "#server/config.ts";
import { serveMetrics } from "#server/metrics/metrics-server.ts";
import { collectFromProcesses } from "./metric-messages.ts";
import { CrashLoopError, Supervisor } from "./supervisor.ts";

export const processCount = ({ PROCESSES }: Pick<Config, "PROCESSES">): number =>
  PROCESSES === "auto" ? availableParallelism() : PROCESSES;

export async function supervise(config: Config): Promise<void> {
  const count = processCount(config);
  const supervisor = new Supervisor(config, count);
  const stop = (status: number): void => void supervisor.stop().then(() => process.exit(status));
  process.once("SIGTERM", () => stop(0));
  process.once("SIGINT", () => stop(0));
  // The launcher holds the other end of this channel; when it is gone, nobody else would stop us.
  process.once("disconnect", () => stop(0));
  process.on("SIGHUP", () => void supervisor.reload());
  supervisor.crashed.catch((error: unknown) => {
    console.error(error instanceof CrashLoopError ? error.message : error);
    stop(1);
  });
  const address = await supervisor.start();
  // The process itself has printed why it could not start.
  if (address === null) process.exit(1);
  await serveMetrics(config, collectFromProcesses);
  const host = config.HOST.includes(":") ? `[${config.HOST}]` : config.HOST;
  console.log(
    `Serving on http://${host}:${address.port} with ${count} processes (reload: kill -HUP ${process.pid})`,
  );
  if (process.send && !process.connected) stop(0);
}
