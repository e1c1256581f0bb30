/** The site with two serving processes, on a database that tests can read beside it. */
import { readFileSync } from "node:fs";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";
import { operate } from "#tests/fixtures/operator.ts";

export interface SeveralProcesses extends SiteProcess {
  /** Each has two children of its own at most, which decode pictures. */
  servingProcesses: () => number[];
  /** A connection for each request, so that all processes are asked. */
  fetchAnew: (path: string, headers?: Record<string, string>) => Promise<Response>;
  remove: () => Promise<void>;
}

const settingsOf = (target: DatabaseTarget, folder: string): Record<string, string> =>
  target.kind === "sqlite"
    ? { DATA_DIR: target.file.replace(/\/[^/]+$/, "") }
    : { DATA_DIR: folder, DATABASE_URL: target.url };

export async function startSeveral(
  target: DatabaseTarget,
  settings: Record<string, string> = {},
): Promise<SeveralProcesses> {
  const folder = temporaryFolder();
  const site = await startSiteProcess({ PROCESSES: "2", ...settingsOf(target, folder.path), ...settings });
  const { pid } = site.child;
  return {
    ...site,
    servingProcesses: () =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number),
    fetchAnew: (path, headers) =>
      fetch(site.address + path, { headers: { connection: "close", ...headers } }),
    async remove() {
      await site.end();
      folder.remove();
    },
  };
}

/** The process that does the background work. */
export async function leaseHolder(target: DatabaseTarget): Promise<string | undefined> {
  const { db, close } = openDatabase(target);
  const row = await db
    .selectFrom("lease")
    .select("holder")
    .where("name", "=", "background")
    .executeTakeFirst();
  await close();
  return row?.holder;
}

/** What an operator's command does in another process. */
export async function describeListing(target: DatabaseTarget, words: string): Promise<void> {
  const where =
    target.kind === "sqlite"
      ? { folder: settingsOf(target, "")["DATA_DIR"] ?? "" }
      : { folder: "", databaseUrl: target.url };
  await operate(where, "dapps", "edit", "1001", "--set", `desc.en=${words}`, "--reason", "test");
}
