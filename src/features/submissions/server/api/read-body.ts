/** The body of a call: JSON, or a form with files. */
import type { Context } from "hono";
import { nestFields } from "#features/submissions/form-names.ts";
import { isPlainObject } from "#features/submissions/rules/rule.ts";
import type { SentFiles } from "#features/submissions/server/verbs/with-files.ts";
import { fail, ok, type Result } from "#lib/result.ts";

export interface Body {
  readonly fields: Record<string, unknown>;
  readonly files: SentFiles;
}

type BodyRefusal = "invalid_json" | "bad_request" | "unsupported_type";

/** What the parts of a form with files are called. */
const FILE_PARTS = new Set(["logo", "audit_report"]);

export async function readBody(c: Context): Promise<Result<Body, BodyRefusal>> {
  const type = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type === "application/json") return readJson(c);
  if (type === "multipart/form-data" || type === "application/x-www-form-urlencoded") return readForm(c);
  return fail("unsupported_type");
}

async function readJson(c: Context): Promise<Result<Body, BodyRefusal>> {
  try {
    const fields: unknown = JSON.parse(await c.req.text());
    return isPlainObject(fields) ? ok({ fields, files: {} }) : fail("bad_request");
  } catch (error) {
    // Whoever sent too much, or went away, is told so elsewhere.
    if (!(error instanceof SyntaxError)) throw error;
    return fail("invalid_json");
  }
}

async function readForm(c: Context): Promise<Result<Body, BodyRefusal>> {
  let form: FormData;
  try {
    form = await c.req.raw.formData();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return fail("bad_request");
  }
  const texts: [string, string][] = [];
  const files = new Map<string, Uint8Array>();
  for (const [name, value] of form) {
    if (typeof value === "string") texts.push([name, value]);
    else if (value.size === 0) continue;
    else if (FILE_PARTS.has(name)) files.set(name, new Uint8Array(await value.arrayBuffer()));
    else texts.push([name, ""]);
  }
  return ok({
    fields: nestFields(texts),
    files: { logo: files.get("logo"), report: files.get("audit_report") },
  });
}
