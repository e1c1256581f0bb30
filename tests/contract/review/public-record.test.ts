/** What the public learns about review: figures without names, and the daily head of the audit log. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reviewOpenData } from "#features/review/server/open-data.ts";
import { openDesk, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";
import { auditHead } from "#platform/operator/audit-log.ts";
import { runAct } from "#platform/operator/act-context.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { ANN, inReview } from "./reviewing.ts";

describe.each(engines)("the public record on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterAll(() => database.close());

  it("has what waits, the time to a decision, outcomes with reasons, and the head of the chain", async () => {
    const { number } = await inReview(desk, "token");
    await inReview(desk, "nft");
    desk.wait(2);
    const act = { actor: "Ann", source: "command", act: "submissions reject" } as const;
    await runAct(act, () =>
      desk.submissions.reject(number, { operator: ANN.name, note: "", reasons: ["legal"] }),
    );
    const response = await reviewOpenData({ review: desk.services.review }).request("/data/decisions.json");
    const text = await response.text();
    const { seq, hash } = await auditHead(database.db);
    expect(JSON.parse(text)).toMatchObject({
      days: 30,
      waiting: 1,
      decisions: 1,
      median_ms: 2 * 86_400_000,
      outcomes: { approved: 0, changes_requested: 0, rejected: 1 },
      reasons: { legal: 1 },
      second_looks: { looked: 0, agreed: 0 },
      audit_heads: [{ seq, hash }],
    });
    // No name of a person or a project.
    for (const name of ["Ann", "Harbour", number]) expect(text).not.toContain(name);
  });
});
