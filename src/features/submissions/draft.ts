/** A form that is not sent yet, as stored in the browser and as a file. */
import type { Entries, Entry } from "./form-entries.ts";
import type { SubmissionKind } from "./model.ts";

export interface Draft {
  readonly entries: Entries;
  readonly savedAtMs: number;
}

/** Increased when field names change, because an older draft would fill the wrong fields. */
export const DRAFT_VERSION = 1;

/** More than any form has. */
const MAX_ENTRIES = 500;
const MAX_LENGTH = 20_000;

const isEntry = (data: unknown): data is Entry =>
  Array.isArray(data) &&
  data.length === 2 &&
  data.every((part) => typeof part === "string" && part.length <= MAX_LENGTH);

function parseEntries(data: unknown): Entries | undefined {
  if (!Array.isArray(data) || data.length === 0 || data.length > MAX_ENTRIES) return undefined;
  return data.every(isEntry) ? data : undefined;
}

/** Validates data from storage or a file, which may be anything. */
export function parseDraft(data: unknown): Draft | undefined {
  const { entries, savedAtMs } = (data ?? {}) as { entries?: unknown; savedAtMs?: unknown };
  const parsed = parseEntries(entries);
  return parsed && typeof savedAtMs === "number" ? { entries: parsed, savedAtMs } : undefined;
}

/** Uploads belong to this site and may be deleted before the file is loaded. The idempotency key is for one try. */
const LEFT_OUT = new Set(["icon_url", "audit_report", "screenshots"]);

export const draftFile = (kind: SubmissionKind, { entries, savedAtMs }: Draft): string =>
  JSON.stringify(
    {
      form: kind,
      version: DRAFT_VERSION,
      savedAt: new Date(savedAtMs).toISOString(),
      entries: entries.filter(([name]) => !LEFT_OUT.has(name.split(".")[0] ?? "") && !name.startsWith("_")),
    },
    null,
    2,
  );

/** Null if the file is not a draft of this form. */
export function readDraftFile(kind: SubmissionKind, text: string): Entries | null {
  try {
    const { form, version, entries } = JSON.parse(text) as Record<string, unknown>;
    return form === kind && version === DRAFT_VERSION ? (parseEntries(entries) ?? null) : null;
  } catch {
    return null;
  }
}
