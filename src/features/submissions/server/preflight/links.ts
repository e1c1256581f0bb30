/** Finds every host in a form, in any field, because nothing public or read by a reviewer may lead to a scam. */
import { domainToASCII } from "node:url";
import { isPlainObject } from "#features/submissions/rules/field.ts";

export interface NamedHost {
  /** With dots: `audit_url.0`. */
  readonly field: string;
  readonly host: string;
}

/** A note to the reviewer may mention a scam and is not public. */
const PRIVATE_FIELDS = new Set(["note", "consent"]);

export function hostsNamed(fields: object): NamedHost[] {
  return textsIn(fields, "").flatMap(({ field, text }) => hostsIn(text).map((host) => ({ field, host })));
}

interface FieldText {
  readonly field: string;
  readonly text: string;
}

/** The schema has already bounded length and depth of the fields. */
function textsIn(value: unknown, field: string): FieldText[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (!Array.isArray(value) && !isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    field === "" && PRIVATE_FIELDS.has(name) ? [] : textsIn(one, field === "" ? name : `${field}.${name}`),
  );
}

/** The maximum length of a host. */
const MAX_HOST = 253;

/** All characters that browsers treat as a dot. */
const DOTS = /[。．｡]/g;

/** Characters that end a host, so that links inside a link's parameters are found too. */
const BETWEEN_HOSTS = /[^\p{L}\p{N}\p{M}._-]+/u;

/** Includes hosts of addresses without a scheme, as in "t.me/harbour", and of mail addresses. */
export function hostsIn(text: string): string[] {
  const written = [text, decoded(text)].flatMap((one) => one.replaceAll(DOTS, ".").split(BETWEEN_HOSTS));
  const hosts = written.flatMap((word) => hostOf(word) ?? []);
  return [...new Set(hosts)];
}

function decoded(text: string): string {
  if (!text.includes("%")) return "";
  // An invalid percent code must not hide the others.
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return " ";
    }
  });
}

function hostOf(word: string): string | null {
  if (word.length > MAX_HOST || !word.includes(".")) return null;
  const parts = word.split(".").filter((part) => part !== "");
  if (parts.length < 2) return null;
  const host = domainToASCII(parts.join("."));
  return host === "" ? null : host.replace(/^www\./, "");
}
