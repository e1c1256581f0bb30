/** Reads and verifies the audit log. Rows are written by audited-dialect.ts alone. */
import { fromJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";
import { digestOfChange, GENESIS, hashOfRow, type ChainHead } from "./audit-chain.ts";

export interface AuditEntry {
  readonly seq: number;
  readonly at: Date;
  readonly actor: string;
  readonly source: string;
  readonly act: string;
  readonly target: string;
  readonly reason: string;
  readonly request: string;
  readonly change: AuditChange | null;
  readonly hash: string;
}

export interface AuditChange {
  readonly before?: unknown;
  readonly after?: unknown;
  readonly signed?: unknown;
}

export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly target?: string | undefined;
  /** Part of the act, the target or the reason. */
  readonly text?: string | undefined;
  /** Only rows below this number, for the next page. */
  readonly before?: number | undefined;
  /** Null reads everything. */
  readonly limit: number | null;
}

const LIKE_SIGNS = /[\\%_]/g;

/** The newest first. */
export async function auditEntries(db: Db, filter: AuditFilter): Promise<AuditEntry[]> {
  const { actor, target, text, before, limit } = filter;
  let query = db.selectFrom("audit").selectAll().orderBy("seq", "desc");
  if (actor) query = query.where("actor", "=", actor);
  if (target) query = query.where("target", "=", target);
  if (before !== undefined) query = query.where("seq", "<", before);
  if (text) {
    const like = `%${text.toLowerCase().replaceAll(LIKE_SIGNS, String.raw`\$&`)}%`;
    query = query.where(({ eb, fn, or }) =>
      or(
        (["act", "target", "reason"] as const).map((column) =>
          eb(fn<string>("lower", [column]), "like", like),
        ),
      ),
    );
  }
  if (limit !== null) query = query.limit(limit);
  const rows = await query.execute();
  return rows.map(({ at, change, ...row }) => ({
    seq: row.seq,
    actor: row.actor,
    source: row.source,
    act: row.act,
    target: row.target,
    reason: row.reason,
    request: row.request,
    hash: row.hash,
    at: new Date(at),
    change: change === null ? null : fromJson<AuditChange>(change),
  }));
}

export async function auditHead(db: Db): Promise<ChainHead> {
  const row = await db
    .selectFrom("audit_head")
    .select(["seq", "hash"])
    .where("id", "=", 1)
    .executeTakeFirst();
  return row ?? GENESIS;
}

export interface AuditFault {
  readonly seq: number;
  readonly fault: "changed" | "missing" | "content";
}

export interface AuditReport {
  readonly rows: number;
  readonly head: ChainHead;
  /** The contents that were erased; their digests are still part of the chain. */
  readonly erased: number;
  /** The first one found, or null. */
  readonly fault: AuditFault | null;
}

const PAGE_ROWS = 1_000;

/** Walks the whole chain. `known` is a head that somebody noted earlier, outside this database. */
export async function verifyAudit(db: Db, known?: ChainHead): Promise<AuditReport> {
  let last = GENESIS;
  let erased = 0;
  const report = (fault: AuditFault | null): AuditReport => ({ rows: last.seq, head: last, erased, fault });
  const head = await auditHead(db);
  for (;;) {
    const rows = await db
      .selectFrom("audit")
      .selectAll()
      .where("seq", ">", last.seq)
      .where("seq", "<=", head.seq)
      .orderBy("seq")
      .limit(PAGE_ROWS)
      .execute();
    for (const row of rows) {
      if (row.seq !== last.seq + 1) return report({ seq: last.seq + 1, fault: "missing" });
      if (row.previous !== last.hash || row.hash !== hashOfRow(row))
        return report({ seq: row.seq, fault: "changed" });
      if (row.change === null && row.change_digest !== "") erased += 1;
      else if (row.change_digest !== digestOfChange(row.change === null ? null : fromJson(row.change)))
        return report({ seq: row.seq, fault: "content" });
      last = { seq: row.seq, hash: row.hash };
      if (known?.seq === row.seq && known.hash !== row.hash)
        return report({ seq: row.seq, fault: "changed" });
    }
    if (rows.length < PAGE_ROWS) break;
  }
  if (last.seq !== head.seq || last.hash !== head.hash)
    return report({ seq: last.seq + 1, fault: "missing" });
  if (known && known.seq > last.seq) return report({ seq: last.seq + 1, fault: "missing" });
  return report(null);
}
