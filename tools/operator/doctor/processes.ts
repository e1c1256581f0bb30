/** How many processes and connections the settings ask for, and whether the machine and the database have them. */
import { availableParallelism } from "node:os";
import type { Config } from "#server/config.ts";
import { processCount } from "#server/processes/supervise.ts";
import { ok, warning, wrong, type Finding } from "./finding.ts";

export function checkProcesses(config: Pick<Config, "PROCESSES">, cores = availableParallelism()): Finding {
  const count = processCount(config);
  if (count > cores)
    return warning("processes", `${count} processes share ${cores} cores.`, "Set PROCESSES=auto.");
  const more = count < cores ? "; PROCESSES=auto would use all" : "";
  return ok("processes", `${count} of ${cores} cores serve${more}.`);
}

/** Besides its pool, each process has a connection that listens. */
const LISTENING = 1;
/** Migrations, commands and backups need some too. */
const LEFT_FREE = 5;

export interface ServerConnections {
  readonly max: number;
  /** Kept back for administrators. */
  readonly reserved: number;
}

export function poolFinding(
  config: Pick<Config, "PROCESSES" | "DATABASE_POOL">,
  { max, reserved }: ServerConnections,
): Finding {
  const needed = processCount(config) * (config.DATABASE_POOL + LISTENING);
  const free = max - reserved;
  const says = `This machine may open ${needed} of ${free} connections (PROCESSES × DATABASE_POOL).`;
  const remedy =
    "Lower DATABASE_POOL or PROCESSES, raise max_connections of Postgres, or put a pooler in front.";
  if (needed > free) return wrong("pool", says, remedy);
  return needed + LEFT_FREE > free ? warning("pool", says, remedy) : ok("pool", says);
}
