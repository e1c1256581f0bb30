/** Reads the texts and files of a form. Only this module limits how much a form may contain. */
import { FORM_LIMITS } from "./form-limits.ts";
import { boundaryOf, partsOf } from "./multipart.ts";

type Text = readonly [name: string, value: string];

export interface SentForm {
  readonly texts: readonly Text[];
  /** By the name of their part, which may be repeated. */
  readonly files: ReadonlyMap<string, readonly Uint8Array[]>;
}

export type FormRefusal = "bad_request" | "too_large" | "unsupported_type";

/** A refused form keeps the texts that fit, so that the page can show them again. */
export type FormReading =
  | ({ readonly ok: true } & SentForm)
  | { readonly ok: false; readonly code: FormRefusal; readonly texts: readonly Text[] };

const refuse = (code: FormRefusal, texts: readonly Text[] = []): FormReading => ({ ok: false, code, texts });

/** Without parameters, in lower case. */
export const mediaType = (contentType: string | null | undefined): string =>
  contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** `fileNames` lists the parts that may be files. A file under another name counts as text and stays empty. */
export async function readForm(request: Request, fileNames: ReadonlySet<string>): Promise<FormReading> {
  const contentType = request.headers.get("content-type");
  const type = mediaType(contentType);
  if (type === "application/x-www-form-urlencoded")
    return readUrlEncoded(Buffer.from(await request.arrayBuffer()));
  if (type !== "multipart/form-data") return refuse("unsupported_type");
  const boundary = boundaryOf(contentType ?? "");
  return boundary === null || request.body === null
    ? refuse("bad_request")
    : readMultipart(request.body, boundary, fileNames);
}

function readUrlEncoded(body: Buffer): FormReading {
  if (body.length > FORM_LIMITS.textBytes) return refuse("too_large");
  const text = body.toString("utf8");
  let fields = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) fields += 1;
  if (fields > FORM_LIMITS.fields) return refuse("bad_request");
  return { ok: true, texts: [...new URLSearchParams(text)], files: new Map() };
}

async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  fileNames: ReadonlySet<string>,
): Promise<FormReading> {
  const texts: Text[] = [];
  const files = new Map<string, Uint8Array[]>();
  let textBytes = 0;
  let fields = 0;
  for await (const part of partsOf(body, boundary)) {
    fields += 1;
    if (part === null || fields > FORM_LIMITS.fields) return refuse("bad_request", texts);
    const { name, isFile, pieces, bytes } = part;
    // Browsers send an empty file if none was chosen.
    const isEmpty = pieces.length === 0;
    if (isFile && fileNames.has(name)) {
      if (!isEmpty) files.set(name, [...(files.get(name) ?? []), Buffer.concat(pieces)]);
      continue;
    }
    textBytes += bytes;
    if (textBytes > FORM_LIMITS.textBytes) return refuse("too_large", texts);
    if (!isFile) texts.push([name, Buffer.concat(pieces).toString("utf8")]);
    else if (!isEmpty) texts.push([name, ""]);
  }
  return { ok: true, texts, files };
}
