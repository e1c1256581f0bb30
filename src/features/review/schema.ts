/** The calls of `/api/desk/review`: what the browser sends, and the shape of what it gets. */
import { z } from "zod";
import { REASON_CODES, type ReasonCode } from "#features/submissions/reasons.ts";
import { LIMITS, SUBMISSION_KINDS } from "#features/submissions/model.ts";
import { BULK_MAX, DECISION_KINDS, QUEUE_VIEWS } from "./model.ts";

/** A value after JSON: dates are texts. */
export type Wire<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Wire<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Wire<Value[Key]> }
      : Value;

/** `JSON.stringify` writes dates as texts; this only tells the type. */
export const toWire = <Value>(value: Value): Wire<Value> => value as unknown as Wire<Value>;

const MAX_PAGE = 10_000;
const MAX_FIELDS = 40;
const word = z.string().max(60);

export const queueQuerySchema = z.object({
  view: z.enum(QUEUE_VIEWS).default("due"),
  kind: z.enum(SUBMISSION_KINDS).optional(),
  network: word.optional(),
  language: word.optional(),
  search: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
});

export const numberParams = z.object({ number: z.string().max(12) });
export const idParams = z.object({ id: z.coerce.number().int() });
export const batchParams = z.object({ batch: z.string().max(40) });

const reason = z.enum(REASON_CODES as [ReasonCode, ...ReasonCode[]]);
const reasons = z.array(reason).max(REASON_CODES.length).default([]);
const note = z.string().trim().max(LIMITS.message).default("");
const version = z.number().int();

const content = {
  reasons,
  fields: z.array(word).max(MAX_FIELDS).default([]),
  note,
  replaces: z.string().max(120).optional(),
  isBeside: z.boolean().optional(),
};

/** Waiving is a treasurer's act and messages have their own call. */
export const decisionSchema = z.object({
  kind: z.enum(["approve", "request_changes", "reject"]),
  version,
  ...content,
});
export const bulkSchema = z.object({
  kind: z.enum(["request_changes", "reject"]),
  ...content,
  chosen: z
    .array(z.object({ number: z.string().max(12), version }))
    .min(1)
    .max(BULK_MAX),
});
export const messageSchema = z.object({ version, note: note.pipe(z.string().min(1)) });
export const waiverSchema = z.object({ version, note });
export const previewSchema = z.object({ kind: z.enum(DECISION_KINDS), reasons, note });
export const claimSchema = z.object({ relieves: z.string().max(40).optional() });
export const noteSchema = z.object({ text: z.string().trim().min(1).max(4_000) });
export const secondLookSchema = z.object({ agrees: z.boolean(), note });
export const reopenSchema = z.object({ note });
