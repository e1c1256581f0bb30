/** The API's responses about a submission. */
import { z } from "@hono/zod-openapi";
import type { DonationStatus } from "#features/donations/model.ts";
import { FINDING_LEVELS } from "#features/submissions/findings.ts";
import { EVENT_CODES, SUBMISSION_KINDS, SUBMISSION_STATES } from "#features/submissions/model.ts";
import { isFormerOwners } from "#features/submissions/owners/owner-voice.ts";
import type { Receipt } from "#features/submissions/server/verbs/receipt.ts";

export const receiptLinkSchema = z
  .object({
    token: z.string().meta({ description: "The private key to the receipt. It cannot be found again." }),
    receipt_url: z.string(),
  })
  .meta({
    example: {
      token: "9vK2f0c8T1m4Zq7sLw3xEA",
      receipt_url: "https://wallet.example/en/receipt/9vK2f0c8T1m4Zq7sLw3xEA",
    },
  });

export const uploadSchema = z
  .object({
    id: z.string(),
    kind: z.enum(["logo", "screenshot", "report"]),
    value: z.string().meta({ description: "What goes into `icon_url` or `audit_report`." }),
    size: z.number().int(),
  })
  .meta({
    example: {
      id: "a1b2".repeat(16),
      kind: "logo",
      value: `/uploads/${"a1b2".repeat(16)}.png`,
      size: 20_480,
    },
  });

export const findingsSchema = z
  .object({
    findings: z.array(
      z.object({
        field: z.string(),
        code: z.string(),
        level: z.enum(FINDING_LEVELS),
        message: z.string(),
      }),
    ),
  })
  .meta({
    example: {
      findings: [
        {
          field: "address",
          code: "address_checksum",
          level: "stop",
          message: "One or more letters of this address are wrong. Copy it again from the explorer.",
        },
        {
          field: "website",
          code: "phishing_not_checked",
          level: "not_checked",
          message: "No list of known scams is set up here.",
        },
      ],
    },
  });

export const tokenFactsSchema = z
  .object({
    checked: z
      .boolean()
      .meta({ description: "False where no server of the network is configured or answers." }),
    is_contract: z.boolean().nullable(),
    name: z.string().nullable(),
    symbol: z.string().nullable(),
    decimals: z.number().int().nullable(),
    total_supply: z.string().nullable(),
    owner: z.string().nullable(),
    is_proxy: z.boolean().nullable(),
  })
  .meta({
    example: {
      checked: true,
      is_contract: true,
      name: "Harbour",
      symbol: "HRB",
      decimals: 18,
      total_supply: "1000000000",
      owner: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
      is_proxy: false,
    },
  });

const time = z.iso.datetime();

const formerOwner = z.boolean().meta({
  description: "Whether somebody did it who had the receipt before its owner, see `owner_since`.",
});

const donationSchema = z.object({
  state: z.string(),
  confirmations: z.number().int(),
  needed: z.number().int(),
  reason: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  manual_cause: z.string().nullable(),
  settled_by: z.string().nullable(),
  tx_hash: z.string().nullable(),
  explorer_url: z.string().nullable(),
  amounts: z.array(z.string()),
  paid_amount: z.string().nullable(),
  updated_at: time,
});

export const receiptSchema = z
  .object({
    number: z.string(),
    kind: z.enum(SUBMISSION_KINDS),
    state: z.enum(SUBMISSION_STATES),
    name: z.string(),
    fields: z.record(z.string(), z.unknown()),
    listing: z.string().nullable(),
    created_at: time,
    changed_at: time,
    expected_by: time.nullable(),
    queue: z.number().int().nullable(),
    reasons: z.array(z.string()),
    open_fields: z.array(z.string()),
    events: z.array(
      z.object({
        at: time,
        by: z.enum(["submitter", "operator", "system"]),
        former_owner: formerOwner,
        code: z
          .string()
          .meta({ description: `One of ${EVENT_CODES.map((code) => `\`${code}\``).join(", ")}.` }),
        state: z.enum(SUBMISSION_STATES),
        reasons: z.array(z.string()),
        note: z.string(),
      }),
    ),
    messages: z.array(
      z.object({
        at: time,
        by: z.enum(["submitter", "operator"]),
        former_owner: formerOwner,
        text: z.string(),
      }),
    ),
    donation: donationSchema.nullable(),
    paused_at: time
      .nullable()
      .meta({ description: "Since when the listing is hidden; the event `paused` says by whom." }),
    hand_over_at: time.nullable().meta({ description: "When another receipt replaces this one." }),
    owner_since: time.nullable().meta({
      description: "Since when its owner has the receipt; null for the one who submitted it.",
    }),
    owns_page: z.boolean().meta({
      description:
        "False if the page in `listing` belongs to another submission that was approved later; the event `page_given` says since when.",
    }),
  })
  .meta({
    example: {
      number: "7KQ2MZ4T",
      kind: "token",
      state: "in_review",
      name: "Harbour",
      fields: { network: "eth", symbol: "HRB" },
      listing: null,
      created_at: "2026-11-16T09:00:00.000Z",
      changed_at: "2026-11-16T09:10:00.000Z",
      expected_by: "2026-11-18T09:10:00.000Z",
      queue: 2,
      reasons: [],
      open_fields: [],
      events: [],
      messages: [],
      donation: null,
      paused_at: null,
      hand_over_at: null,
      owner_since: null,
      owns_page: true,
    },
  });

export const ownerActSchema = z
  .object({
    token: z.string().meta({ description: "The new owner's receipt. It cannot be found again." }),
    receipt_url: z.string(),
    hand_over_at: time,
  })
  .nullable()
  .meta({ example: null });

/** Operators' names are not public. */
export const receiptWire = (receipt: Receipt): z.infer<typeof receiptSchema> => ({
  number: receipt.submission.number,
  kind: receipt.submission.kind,
  state: receipt.submission.state,
  name: receipt.submission.name,
  fields: receipt.submission.fields,
  listing: receipt.submission.listing,
  created_at: receipt.submission.createdAt.toISOString(),
  changed_at: receipt.submission.changedAt.toISOString(),
  expected_by: receipt.expectedBy?.toISOString() ?? null,
  queue: receipt.queue,
  reasons: [...receipt.reasons],
  open_fields: [...receipt.openFields],
  events: receipt.events.map(({ at, actor, code, state, reasons, note }) => ({
    at: at.toISOString(),
    by: actor,
    former_owner: actor === "submitter" && isFormerOwners(at, receipt.ownerSince),
    code,
    state,
    reasons: [...reasons],
    note,
  })),
  messages: receipt.messages.map(({ at, author, text }) => ({
    at: at.toISOString(),
    by: author,
    former_owner: author === "submitter" && isFormerOwners(at, receipt.ownerSince),
    text,
  })),
  donation: receipt.donation && donationWire(receipt.donation),
  paused_at: receipt.submission.pausedAt?.toISOString() ?? null,
  hand_over_at: receipt.handover?.endsAt.toISOString() ?? null,
  owner_since: receipt.ownerSince?.toISOString() ?? null,
  owns_page: receipt.ownsPage,
});

const donationWire = (status: DonationStatus): z.infer<typeof donationSchema> => ({
  state: status.state,
  confirmations: status.confirmations,
  needed: status.needed,
  reason: status.reason,
  detail: { ...status.detail },
  manual_cause: status.manualCause,
  settled_by: status.settledBy,
  tx_hash: status.txHash,
  explorer_url: status.explorerUrl,
  amounts: [...status.amounts],
  paid_amount: status.paidAmount,
  updated_at: status.updatedAt.toISOString(),
});
