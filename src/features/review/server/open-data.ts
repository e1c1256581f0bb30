/** `/data/decisions.json`: how review stands, for any site. */
import { Hono } from "hono";
import { OPEN_DATA_CACHE } from "#platform/api/send-feed.ts";
import { STATISTICS_DAYS } from "#features/review/statistics.ts";
import type { Review } from "./service.ts";

export function reviewOpenData({ review }: { readonly review: Review }): Hono {
  const app = new Hono();
  app.get("/data/decisions.json", async (c) => {
    const { at, waiting, decisions, medianMs, kinds, outcomes, reasons, secondLooks } =
      await review.statistics();
    const document = {
      counted_at: at.toISOString(),
      days: STATISTICS_DAYS,
      waiting,
      decisions,
      median_ms: medianMs,
      kinds: kinds.map(({ medianMs: median_ms, p90Ms: p90_ms, ...kind }) => ({ ...kind, median_ms, p90_ms })),
      outcomes: Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count])),
      reasons: Object.fromEntries(reasons.map(({ reason, count }) => [reason, count])),
      second_looks: secondLooks,
      /** The last row of the audit log of each day. */
      audit_heads: await review.dailyHeads(),
    };
    return c.body(JSON.stringify(document), 200, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": OPEN_DATA_CACHE,
    });
  });
  return app;
}
