import { resolve } from "node:path";
import type { Config } from "#server/config.ts";

const PREFIX = "site-";
const SUFFIX = ".sqlite";

/** Sorted by name they are sorted by time. */
export const backupName = (at: Date): string =>
  `${PREFIX}${at.toISOString().replaceAll(/[-:]/g, "").replace(/\.\d+/, "")}${SUFFIX}`;

export const isBackupName = (name: string): boolean => /^site-\d{8}T\d{6}Z\.sqlite$/.test(name);

/** Where backups are unless a folder is named. */
export const backupFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string => resolve(DATA_DIR, "backups");
