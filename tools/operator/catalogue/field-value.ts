/** `networks=eth,base`, `decimals=6`, `desc.en=Swap tokens.`, `audits=[{"firm":"…"}]`, `logo=null`. */
import type { FieldValue } from "#features/catalogue/server/desk/listing-adapter.ts";
import { CommandError } from "#tools/operator/command.ts";

/** These fields hold a number, even where they have no value yet. */
const NUMBERS = new Set(["decimals", "dapp", "popularity", "replacedBy"]);

export function readFieldValue(given: string, fields: Readonly<Record<string, unknown>>): FieldValue {
  const at = given.indexOf("=");
  if (at < 1) throw new CommandError(`--set takes FIELD=VALUE, not "${given}".`);
  const field = given.slice(0, at).trim();
  const typed = given.slice(at + 1).trim();
  return [field, valueOf(field, typed, Object.hasOwn(fields, field) ? fields[field] : undefined)];
}

function valueOf(field: string, typed: string, before: unknown): unknown {
  if (typed === "true" || typed === "false") return typed === "true";
  if (typed === "null") return null;
  if (NUMBERS.has(field) && /^\d+$/.test(typed)) return Number(typed);
  if (/^[[{"]/.test(typed)) return jsonOf(field, typed);
  if (Array.isArray(before))
    return typed
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
  return typed;
}

function jsonOf(field: string, typed: string): unknown {
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    throw new CommandError(`The value of ${field} begins like JSON and is none.`);
  }
}
