/** Donations at the desk: the ledger, and decisions about single payments. */
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { LEDGER_PAGE } from "#features/donations/ledger.ts";
import {
  ledgerQuery,
  settleSchema,
  type DeskLedger,
  type DeskLedgerEntry,
} from "#features/donations/desk-schema.ts";
import { toCsv } from "#lib/text/csv.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import type { Replies } from "#platform/api/respond.ts";
import { deskRoute, type DeskEnvironment } from "#platform/desk/desk-route.ts";
import type { LedgerEntry } from "./ledger.ts";
import type { Donations } from "./service.ts";

interface DonationDeskDeps {
  readonly donations: Donations;
  /** Submissions and their donations share a number. */
  readonly submissions: {
    readonly numbersOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
    readonly idOf: (number: string) => Promise<number | null>;
  };
  readonly replies: Replies;
}

const refusals = failureResponses("unauthorized", "not_permitted", "passkey_needed", "not_found");

const ledgerRoute = deskRoute("donations.read", {
  method: "get",
  path: "/api/desk/donations",
  request: { query: ledgerQuery },
  responses: { 200: dataResponse("What arrived and what became of it", z.custom<DeskLedger>()), ...refusals },
});

const exportRoute = deskRoute("donations.read", {
  method: "get",
  path: "/api/desk/donations/export",
  responses: { 200: { description: "The whole ledger as CSV" }, ...refusals },
});

const settleRoute = deskRoute("donations.settle", {
  method: "post",
  path: "/api/desk/donations/{number}/decision",
  request: {
    params: z.object({ number: z.string().max(12) }),
    body: { required: true, content: { "application/json": { schema: settleSchema } } },
  },
  responses: {
    200: dataResponse("Done", z.null()),
    ...refusals,
    ...failureResponses("settled", "conflict", "bad_hash", "being_confirmed"),
  },
});

const COLUMNS = ["at", "kind", "number", "received", "expected", "sender", "txHash"] as const;

export function donationDeskApi({ donations, submissions, replies }: DonationDeskDeps) {
  const { sendData, sendFailure, defaultHook } = replies;
  const app = new OpenAPIHono<DeskEnvironment>({ defaultHook });
  const wired = async (entries: readonly LedgerEntry[]): Promise<DeskLedgerEntry[]> => {
    const ids = entries.flatMap(({ submissionId }) => submissionId ?? []);
    const numbers = await submissions.numbersOf([...new Set(ids)]);
    const linkOf = await donations.explorerLinks();
    return entries.map(({ submissionId, at, ...entry }) => ({
      ...entry,
      number: submissionId === null ? null : (numbers.get(submissionId) ?? null),
      explorer: entry.txHash === null ? null : linkOf(entry.txHash),
      at: at.getTime(),
    }));
  };
  app.openapi(ledgerRoute, async (c) => {
    const { kind, page } = c.req.valid("query");
    const { entries, totals, months } = await donations.ledger();
    const wanted = kind === "" ? entries : entries.filter((entry) => entry.kind === kind);
    const newest = wanted.toSorted((one, other) => other.at.getTime() - one.at.getTime());
    const shown = newest.slice((page - 1) * LEDGER_PAGE, page * LEDGER_PAGE);
    return sendData(c, { entries: await wired(shown), total: wanted.length, totals, months });
  });
  app.openapi(exportRoute, async (c) => {
    const rows = await wired((await donations.ledger()).entries);
    const dated = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
    return c.body(toCsv(COLUMNS, dated), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="donations.csv"',
    });
  });
  app.openapi(settleRoute, async (c) => {
    const { number } = c.req.valid("param");
    const { decision, note, link } = c.req.valid("json");
    const id = await submissions.idOf(number);
    if (id === null) return sendFailure(c, "not_found");
    if (decision === "confirm" && link !== "") {
      const claimed = await donations.claim(id, { explorerUrl: link });
      if (!claimed.ok)
        return sendFailure(
          c,
          claimed.code === "being_confirmed" || claimed.code === "not_found" ? claimed.code : "bad_hash",
        );
    }
    const result = await donations[decision](id, { operator: c.get("desk").operator.name, note });
    if (result.ok) return sendData(c, null);
    return sendFailure(c, result.code === "reused" ? "conflict" : result.code);
  });
  return app;
}
