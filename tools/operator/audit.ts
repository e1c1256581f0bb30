/** `acts list` and `audit`: who did what, and whether the log is whole. */
import { auditEntries, verifyAudit } from "#platform/operator/audit-log.ts";
import type { ChainHead } from "#platform/operator/audit-chain.ts";
import { CommandError, textOption, type Command } from "./command.ts";
import { PAGE_OPTIONS, PAGE_USAGE, printList } from "./pages.ts";
import { formatJson } from "./terminal-text.ts";

export const listActs: Command = {
  noun: "acts",
  verb: "list",
  usage: `[--target NUMBER] ${PAGE_USAGE}`,
  help: "What operators and jobs changed, the newest first: who, when, what and why",
  options: { target: { type: "string" }, ...PAGE_OPTIONS },
  async run({ foundation, options, isJson }) {
    const target = textOption(options["target"]) || undefined;
    const acts = await auditEntries(foundation.database.db, { target, limit: null });
    printList(
      acts,
      ({ at, actor, act, ...row }) => ({
        at: at.toISOString().slice(0, 16),
        operator: actor,
        what: act,
        target: row.target,
        why: row.reason,
      }),
      { options, isJson },
    );
  },
};

function headOption(text: string): ChainHead | undefined {
  if (text === "") return undefined;
  const [seq = "", hash = ""] = text.split(":");
  if (!/^\d{1,15}$/.test(seq) || !/^[\da-f]{64}$/.test(hash))
    throw new CommandError("A head is a number and a hash, as this command prints it: --head 12:9f86…");
  return { seq: Number(seq), hash };
}

const FAULTS = {
  changed: "was changed",
  missing: "is missing",
  content: "has another content than it had",
} as const;

export const verifyAuditCommand: Command = {
  noun: "audit",
  verb: "verify",
  usage: "[--head NUMBER:HASH]",
  help: "Checks that no row of the audit log was changed or removed; --head compares with a head that you noted earlier",
  options: { head: { type: "string" } },
  async run({ foundation, options, isJson }) {
    const report = await verifyAudit(foundation.database.db, headOption(textOption(options["head"])));
    if (report.fault) process.exitCode = 1;
    if (isJson) return console.log(formatJson(report));
    const { rows, erased, head, fault } = report;
    if (fault) return console.log(`Row ${fault.seq} ${FAULTS[fault.fault]}.`);
    const without = erased > 0 ? `, ${erased} of them without their content, which was erased` : "";
    console.log(`${rows} rows, all there and unchanged${without}.\nHead: ${head.seq}:${head.hash}`);
  },
};
