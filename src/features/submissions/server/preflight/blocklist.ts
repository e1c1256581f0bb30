/** The operator's list of scam hosts: one per line, `#` starts a comment. Read again when the file changes. */
import { readFile, stat } from "node:fs/promises";

/** Null if there is no readable list: nothing was checked then. */
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
      .map((line) => hostOf((line.split("#", 1)[0] ?? "").trim()))
      .filter((host) => host !== ""),
  );

/** Normalises a line for comparison. It may be a whole link, `*.host`, or a line of a hosts file. */
function hostOf(line: string): string {
  const word = (line.split(/\s+/).at(-1) ?? "").replace(/^\*\./, "");
  const link = word.includes("://") ? word : `http://${word}`;
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "").replace(/\.$/, "") : "";
}

/** A listed host covers its subdomains. */
export function isBlocked(hosts: ReadonlySet<string>, host: string): boolean {
  const parts = host.split(".");
  return parts.some((_part, at) => hosts.has(parts.slice(at).join(".")));
}
