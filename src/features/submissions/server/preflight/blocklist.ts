/** The operator's list of hosts known for scams: one a line, `#` begins a comment. Read again when the file changes. */
import { readFile, stat } from "node:fs/promises";

/** Null where there is no list, or it cannot be read: then nothing was checked. */
export type Blocklist = () => Promise<ReadonlySet<string> | null>;

export function createBlocklist(file: string | undefined): Blocklist {
  let kept: { readonly changedMs: number; readonly hosts: ReadonlySet<string> } | null = null;
  return async () => {
    if (file === undefined) return null;
    try {
      const { mtimeMs } = await stat(file);
      if (kept?.changedMs !== mtimeMs)
        kept = { changedMs: mtimeMs, hosts: hostsIn(await readFile(file, "utf8")) };
      return kept.hosts;
    } catch {
      return null;
    }
  };
}

const hostsIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split("\n")
      .map((line) =>
        (line.split("#", 1)[0] ?? "")
          .trim()
          .toLowerCase()
          .replace(/^www\./, ""),
      )
      .filter((host) => host !== ""),
  );

/** A listed host stands for all that is under it. */
export function isBlocked(hosts: ReadonlySet<string>, host: string): boolean {
  const parts = host.split(".");
  return parts.some((_part, at) => hosts.has(parts.slice(at).join(".")));
}
