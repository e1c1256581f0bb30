/** Reads the body of a call: JSON, or a multipart form. */
import type { Context } from "hono";
import { nestFields } from "#features/submissions/form-names.ts";
import { isPlainObject } from "#features/submissions/rules/field.ts";
import type { SentFiles } from "#features/submissions/server/verbs/with-files.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Replies } from "#platform/api/respond.ts";
import { FORM_LIMITS } from "#platform/forms/form-limits.ts";
import { parseJson } from "#platform/forms/parse-json.ts";
import { mediaType, readForm, type FormRefusal } from "#platform/forms/read-form.ts";

export interface Body {
  readonly fields: Record<string, unknown>;
  readonly files: SentFiles;
}

type BodyRefusal = FormRefusal | "invalid_json";

/** The names of file parts in a multipart form. */
const FILE_PARTS = new Set(["logo", "audit_report", "screenshots"]);

export async function readBody(c: Context): Promise<Result<Body, BodyRefusal>> {
  if (mediaType(c.req.header("content-type")) === "application/json") return readJson(c);
  const form = await readForm(c.req.raw, FILE_PARTS);
  if (!form.ok) return fail(form.code);
  const { texts, files } = form;
  return ok({
    fields: nestFields(texts),
    files: {
      logo: files.get("logo")?.[0],
      report: files.get("audit_report")?.[0],
      screenshots: files.get("screenshots"),
    },
  });
}

async function readJson(c: Context): Promise<Result<Body, BodyRefusal>> {
  const json = parseJson(await c.req.text());
  if (!json.ok) return json;
  return isPlainObject(json.value) ? ok({ fields: json.value, files: {} }) : fail("bad_request");
}

export const sendBodyRefusal = ({ sendFailure }: Replies, c: Context, code: BodyRefusal) =>
  code === "too_large"
    ? sendFailure(c, code, { values: { max: `${FORM_LIMITS.textBytes / 1024} KB` } })
    : sendFailure(c, code);
