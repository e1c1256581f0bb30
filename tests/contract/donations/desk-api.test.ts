/** The desk's calls about donations: the ledger, its export, and decisions about single payments. */
import { OpenAPIHono } from "@hono/zod-openapi";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DeskLedger } from "#features/donations/desk-schema.ts";
import { LEDGER_PAGE } from "#features/donations/ledger.ts";
import { donationDeskApi } from "#features/donations/server/desk-api.ts";
import { createDonations } from "#features/donations/server/service.ts";
import { createReplies } from "#platform/api/respond.ts";
import type { DeskCall, DeskEnvironment } from "#platform/desk/desk-route.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import {
  createTestDonations,
  RECIPIENT,
  STRANGER,
  type TestDonations,
} from "#tests/fixtures/payments/donations.ts";

const TABLES = [
  "donation",
  "donation_event",
  "donation_quote",
  "donation_claim",
  "donation_transfer",
] as const;
const PATH = "/api/desk/donations";
const HASH = `0x${"ab".repeat(32)}`;
const OTHER_HASH = `0x${"cd".repeat(32)}`;
const START = Date.parse("2026-11-17T10:00:00Z");
const at = (minutes: number): Date => new Date(START + minutes * 60_000);
const link = (hash: string): string => `https://bscscan.com/tx/${hash}`;

const replies = createReplies({
  translate: (_language, code) => code,
  languageOf: () => "en",
  bodyLimit: "128 KB",
  report: (error) => {
    throw error;
  },
});

describe.each(engines)("the desk's donations on $name", ({ open }) => {
  let test: TestDatabase;
  let donations: TestDonations;
  let asked: { ids: readonly number[]; verbs: string[] };

  beforeAll(async () => {
    test = await open();
  });
  beforeEach(async () => {
    for (const table of TABLES) await test.db.deleteFrom(table).execute();
    donations = createTestDonations(test.db);
    asked = { ids: [], verbs: [] };
  });
  afterAll(() => test.close());

  /** Submission 7 has the number N7; numbers from 900 on were deleted. */
  async function call(method: "GET" | "POST", path: string, body?: object): Promise<Response> {
    const app = new OpenAPIHono<DeskEnvironment>();
    const submissions = {
      numbersOf: async (ids: readonly number[]) => {
        asked.ids = ids;
        return new Map(ids.filter((id) => id < 900).map((id) => [id, `N${id}`]));
      },
      idOf: async (number: string) => (/^N\d+$/.test(number) ? Number(number.slice(1)) : null),
    };
    app.use(async (c, next) => {
      const operator = { id: 1, name: "Tess", pseudonym: "T", roles: [] };
      const permit: DeskCall["permit"] = async (verb, _c, proceed) => {
        asked.verbs.push(verb);
        await proceed();
        return undefined;
      };
      c.set("desk", { operator, sessionId: 1, permit });
      await next();
    });
    app.route("/", donationDeskApi({ donations: createDonations(donations.deps), submissions, replies }));
    return app.request(path, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  }

  const ledger = async (query = ""): Promise<DeskLedger> =>
    ((await (await call("GET", PATH + query)).json()) as { data: DeskLedger }).data;

  /** Returns the code of a refusal, or null. */
  async function decide(number: string, body: object): Promise<string | null> {
    const response = await call("POST", `${PATH}/${number}/decision`, { note: "Seen by hand.", ...body });
    const { message } = (await response.json()) as { message: string };
    return response.status === 200 ? null : `${response.status} ${message}`;
  }

  async function addThree(): Promise<void> {
    const { store } = donations.deps;
    await donations.opened(1);
    await donations.opened(2);
    const { terms } = donations.deps.settings;
    await store.quotes.hold(1, { ...terms, amount: 2_001_234n, issuedAt: at(0) });
    const detail = { received: "199.0000" };
    await store.save(1, { state: "rejected", code: "wrong_amount", detail, txHash: HASH }, at(1));
    await store.save(2, { state: "manual", code: "no_link" }, at(2));
    await store.payments.storeTransfer({
      chainId: 56,
      txHash: OTHER_HASH,
      logIndex: 0,
      token: STRANGER,
      sender: STRANGER,
      recipient: RECIPIENT,
      amount: 50_000n,
      decimals: 4,
      blockNumber: 8n,
      seenAt: at(3),
    });
  }

  it("the ledger shows the newest first, with the submission's number and the explorer's page", async () => {
    await addThree();
    const { entries, total, totals, months } = await ledger();
    expect(entries).toMatchObject([
      { kind: "unclaimed", number: null, explorer: link(OTHER_HASH), at: START + 180_000 },
      { kind: "manual", number: "N2", explorer: null, txHash: null, at: START + 120_000 },
      { kind: "short", number: "N1", explorer: link(HASH), received: "199.0000", at: START + 60_000 },
    ]);
    expect(entries[0]).not.toHaveProperty("submissionId");
    expect(total).toBe(3);
    expect(totals.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      "manual 1",
      "short 1",
      "unclaimed 1",
    ]);
    expect(months).toEqual([{ month: "2026-11", count: 2, received: "204.0000" }]);
    expect(asked.verbs).toEqual(["donations.read"]);
    // Each once, and none for a payment without a submission.
    expect(asked.ids.toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it("the ledger can show one kind, whose totals remain those of all", async () => {
    await addThree();
    const { entries, total, totals } = await ledger("?kind=manual");
    expect(entries).toMatchObject([{ kind: "manual", number: "N2" }]);
    expect(total).toBe(1);
    expect(totals).toHaveLength(3);
  });

  it("the ledger has pages; a submission that was deleted has no number", async () => {
    for (let id = 1; id <= LEDGER_PAGE + 2; id += 1) {
      await donations.opened(id === 1 ? 901 : id);
      await donations.deps.store.save(id === 1 ? 901 : id, { state: "manual" }, at(id));
    }
    const [first, second] = [await ledger(), await ledger("?page=2")];
    expect(first.entries).toHaveLength(LEDGER_PAGE);
    expect(first.total).toBe(LEDGER_PAGE + 2);
    expect(second.total).toBe(LEDGER_PAGE + 2);
    expect(second.entries.map(({ number }) => number)).toEqual(["N2", null]);
  });

  it("the export is the whole ledger as CSV, the oldest first", async () => {
    await addThree();
    const response = await call("GET", `${PATH}/export`);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="donations.csv"');
    expect((await response.text()).trimEnd().split("\r\n")).toEqual([
      "at,kind,number,received,expected,sender,txHash",
      `"2026-11-17T10:01:00.000Z","short","N1","199.0000","200.1234","","${HASH}"`,
      '"2026-11-17T10:02:00.000Z","manual","N2","","","",""',
      `"2026-11-17T10:03:00.000Z","unclaimed","","5.0000","","${STRANGER}","${OTHER_HASH}"`,
    ]);
    expect(asked.verbs).toEqual(["donations.read"]);
  });

  it("a decision is stored with the operator's name and note, and can be made once", async () => {
    await donations.opened(1);
    expect(await decide("N1", { decision: "confirm" })).toBeNull();
    const status = await donations.statusOf(1);
    expect(status).toMatchObject({ state: "confirmed", settledBy: "operator" });
    expect(status?.events.at(-1)).toMatchObject({ actor: "Tess", note: "Seen by hand." });
    expect(await decide("N1", { decision: "reject" })).toBe("409 settled");
    expect(await decide("none", { decision: "confirm" })).toBe("404 not_found");
    expect(await decide("N5", { decision: "confirm" })).toBe("404 not_found");
    expect(asked.verbs).toEqual(Array.from({ length: 4 }, () => "donations.settle"));
  });

  it("a decision needs a note", async () => {
    await donations.opened(1);
    expect(await decide("N1", { decision: "confirm", note: " " })).toBe("422 validation");
    expect(await donations.statusOf(1)).toMatchObject({ state: "open" });
  });

  it("a payment is matched by its link, which a refusal does not read", async () => {
    await donations.opened(1);
    await donations.opened(2);
    expect(await decide("N1", { decision: "confirm", link: link(HASH) })).toBeNull();
    expect(await donations.statusOf(1)).toMatchObject({ state: "confirmed", txHash: HASH });
    const outcome = { settledBy: "operator", amount: null, txHash: HASH, operator: "Tess" };
    expect(donations.settled).toEqual([[1, outcome]]);
    expect(await decide("N2", { decision: "reject", link: link(OTHER_HASH) })).toBeNull();
    expect(await donations.statusOf(2)).toMatchObject({ state: "rejected", txHash: null });
  });

  it("a link that names no payment here, or one that was counted, confirms nothing", async () => {
    await donations.opened(1);
    await donations.opened(2);
    await decide("N1", { decision: "confirm", link: link(HASH) });
    for (const wrong of ["paid", `https://etherscan.io/tx/${HASH}`])
      expect(await decide("N2", { decision: "confirm", link: wrong })).toBe("422 bad_hash");
    expect(await decide("N5", { decision: "confirm", link: link(OTHER_HASH) })).toBe("404 not_found");
    expect(await decide("N2", { decision: "confirm", link: link(HASH) })).toBe("409 conflict");
    await donations.deps.store.save(2, { state: "confirming", txHash: OTHER_HASH }, at(1));
    expect(await decide("N2", { decision: "confirm", link: link(HASH) })).toBe("409 being_confirmed");
    expect(await donations.statusOf(2)).toMatchObject({ state: "confirming", txHash: OTHER_HASH });
  });
});
