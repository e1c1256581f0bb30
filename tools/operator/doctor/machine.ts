/** Settings, permissions, disk and backups. */
import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "#server/config.ts";
import { databaseFile, PROJECT_FOLDER } from "#server/foundation.ts";
import { backupFolder, isBackupName } from "#tools/operator/backups/names.ts";
import { ok, reasonOf, unknown, warning, wrong, type Finding } from "./finding.ts";

const LOW_BYTES = 1e9;
const FULL_BYTES = 2e8;
const BACKUP_HOURS = 26;
const HOUR_MS = 3_600_000;

export function checkSettings(config: Config): Finding {
  const { hostname, protocol } = new URL(config.PUBLIC_ORIGIN);
  const isLocal = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  if (!existsSync(join(PROJECT_FOLDER, "build/server/index.js")))
    return wrong("settings", "The pages are not built.", "Run npm run build.");
  if (isLocal)
    return warning(
      "settings",
      `PUBLIC_ORIGIN is ${config.PUBLIC_ORIGIN}, which visitors cannot reach.`,
      "Set PUBLIC_ORIGIN to the address that visitors use, for links in mails and canonical links.",
    );
  if (protocol !== "https:")
    return warning(
      "settings",
      "PUBLIC_ORIGIN is not https.",
      "Put a proxy with a certificate in front, and set PUBLIC_ORIGIN=https://….",
    );
  return ok("settings", `All settings are valid; visitors use ${config.PUBLIC_ORIGIN}.`);
}

export function checkPermissions(config: Config): Finding {
  const folder = resolve(config.DATA_DIR);
  if (process.getuid?.() === 0)
    return warning(
      "permissions",
      "This command runs as root.",
      "Run the site and its commands as a user of their own, as deploy/site.service does.",
    );
  if (config.DATABASE_URL !== undefined || !existsSync(folder))
    return ok("permissions", "There is no data folder to protect.");
  try {
    accessSync(folder, constants.W_OK);
    if (existsSync(databaseFile(config))) accessSync(databaseFile(config), constants.W_OK);
  } catch (error) {
    return wrong(
      "permissions",
      `${folder} (DATA_DIR) cannot be written: ${reasonOf(error)}.`,
      `Give it to the site's user: chown -R USER ${folder}`,
    );
  }
  if ((statSync(folder).mode & 0o077) !== 0)
    return warning("permissions", `Others may read ${folder} (DATA_DIR).`, `Run chmod 700 ${folder}`);
  return ok("permissions", `Only this user can read ${folder}.`);
}

export function checkDisk(config: Config): Finding {
  const folder = existsSync(config.DATA_DIR) ? config.DATA_DIR : PROJECT_FOLDER;
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const says = `${(free / 1e9).toFixed(1)} GB are free at ${resolve(folder)}.`;
  const remedy = "Free some space, or move DATA_DIR to a larger disk.";
  if (free < FULL_BYTES) return wrong("disk", says, remedy);
  return free < LOW_BYTES ? warning("disk", says, remedy) : ok("disk", says);
}

export function checkBackups(config: Config): Finding {
  if (config.DATABASE_URL !== undefined)
    return unknown("backups", "Postgres has its own backups, which this command cannot see.");
  const folder = backupFolder(config);
  const times = existsSync(folder)
    ? readdirSync(folder)
        .filter(isBackupName)
        .map((name) => statSync(join(folder, name)).mtimeMs)
    : [];
  const remedy = "Run npm run operator -- database backup-to every night (deploy/site-backup.timer).";
  if (times.length === 0) return warning("backups", `There is no backup in ${folder}.`, remedy);
  const hours = (Date.now() - Math.max(...times)) / HOUR_MS;
  const says = `The newest of ${times.length} backups is ${Math.round(hours)} hours old.`;
  return hours > BACKUP_HOURS ? wrong("backups", says, remedy) : ok("backups", says);
}
