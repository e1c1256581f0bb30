/** Reads the options of the release commands and reports a problem in one sentence. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { z } from "zod";
import type { LocalText } from "#features/downloads/model.ts";
import { localTextSchema } from "#features/downloads/schema.ts";
import { CommandError, type CommandInput } from "#tools/operator/command.ts";

type Options = CommandInput["options"];

export function textOption(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

export function needed(options: Options, name: string): string {
  const value = textOption(options, name);
  if (value === undefined) throw new CommandError(`--${name} is missing.`);
  return value;
}

export function parsed<Schema extends z.ZodType>(
  schema: Schema,
  name: string,
  value: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new CommandError(`--${name} is not valid: ${issue?.message ?? ""}`);
  }
  return result.data;
}

export function existingFile(path: string): string {
  const file = resolve(path);
  if (!existsSync(file)) throw new CommandError(`${file} does not exist.`);
  return file;
}

export function readJson(path: string): unknown {
  const file = existingFile(path);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new CommandError(`${file} is not JSON.`);
  }
}

/** `--reason "…"` is English; `--reason-file` is JSON with one text per language. */
export function localText(options: Options, name: string): LocalText | null {
  const file = textOption(options, `${name}-file`);
  if (file !== undefined) return parsed(localTextSchema, `${name}-file`, readJson(file));
  const text = textOption(options, name);
  return text === undefined ? null : { en: text };
}
