/** Kills processes that give pages to other submissions, and compares events, mails and pages with what they said. */
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import type { Db } from "#platform/database/schema.ts";
import { inReview } from "#tests/contract/review/reviewing.ts";
import { confirmMail, openDesk, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";
import { countSaid, runUntilKilled, type Said } from "./killed-process.ts";

const SCRIPT = new URL("./giving-process.ts", import.meta.url);
/** Each has a page of its own. */
const AT_ONCE = 4;

export interface PageReport {
  readonly kills: number;
  /** Approvals that were acknowledged, and notices to whoever lost a page. */
  readonly acknowledged: number;
  /** Pages that changed hands. */
  readonly given: number;
  /** Acknowledged, but without their event afterwards. */
  readonly lost: number;
  /** Events beyond the acts that were begun. */
  readonly doubled: number;
  /** Pages that changed hands without exactly one event and one mail, or that show another one's listing. */
  readonly torn: number;
}

interface Sent {
  readonly number: string;
  readonly token: string;
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

interface Contested {
  readonly address: string;
  readonly pair: readonly [Sent, Sent];
}

async function contest(desk: ReviewDesk, db: Db, at: number): Promise<Contested> {
  const address = `0x${String(at + 1).padStart(40, "c")}`;
  const sent = async (name: string): Promise<Sent> => {
    const email = `${name.toLowerCase()}${at}@pages.example`;
    const given = { address, name: `${name} ${at}`, email };
    const one = await inReview(desk, "token", given);
    await confirmMail(desk, db, email);
    return { ...one, name: given.name, email };
  };
  // Both are sent before either is listed.
  const pair = [await sent("First"), await sent("Second")] as const;
  const approved = await desk.submissions.approve(pair[0].number, { operator: "Ines", note: "" });
  if (!approved.ok) throw new Error(approved.code);
  return { address, pair };
}

export async function pageRounds(target: DatabaseTarget, kills: number): Promise<PageReport> {
  const { db, close } = openDatabase(target);
  try {
    await migrate(db);
    const desk = await openDesk(db);
    const pages: Contested[] = [];
    while (pages.length < AT_ONCE) pages.push(await contest(desk, db, pages.length));
    const said: Said = new Map();
    for (let done = 0; done < kills; done += AT_ONCE) {
      await Promise.all(
        pages.slice(0, kills - done).map(async ({ address, pair }) => {
          const parameters = [JSON.stringify(target), JSON.stringify(pair), `eth:${address}`];
          countSaid(said, await runUntilKilled(SCRIPT, parameters));
        }),
      );
    }
    const sum = { acknowledged: 0, given: 0, lost: 0, doubled: 0, torn: 0 };
    for (const page of pages) await compare(db, page, said, sum);
    return { kills, ...sum };
  } finally {
    await close();
  }
}

type Sum = { -readonly [Name in Exclude<keyof PageReport, "kills">]: number };

async function compare(db: Db, { address, pair }: Contested, said: Said, sum: Sum): Promise<void> {
  const ids = pair.map(({ id }) => id);
  const events = await db
    .selectFrom("submission_event")
    .select(["submission_id", "code"])
    .where("submission_id", "in", ids)
    .orderBy("id")
    .execute();
  const published = events.filter(({ code }) => code === "published");
  for (const [at, { id, number, email }] of pair.entries()) {
    const stored = (code: string): number =>
      events.filter((event) => event.submission_id === id && event.code === code).length;
    for (const code of ["reopened", "published", "page_given"]) {
      const { began, done } = said.get(`${number} ${code}`) ?? { began: 0, done: 0 };
      // The first approval was before the kills.
      const acts = stored(code) - (code === "published" && at === 0 ? 1 : 0);
      sum.acknowledged += done;
      sum.lost += Math.max(0, done - acts);
      sum.doubled += Math.max(0, acts - began);
    }
    const lostPage = published.filter(
      (event, place) =>
        event.submission_id === id && ![id, undefined].includes(published[place + 1]?.submission_id),
    ).length;
    const mails = await db
      .selectFrom("outbox")
      .select("subject")
      .where("recipient", "=", email)
      .where("subject", "like", "%its page belongs to another submission%")
      .execute();
    sum.given += lostPage;
    if (stored("page_given") !== lostPage) sum.torn += 1;
    if (mails.length !== lostPage) sum.torn += 1;
  }
  const listed = await db
    .selectFrom("token")
    .select("name")
    .where("address_key", "=", address)
    .where("is_listed", "=", 1)
    .execute();
  const owner = pair.find(({ id }) => id === published.at(-1)?.submission_id);
  if (listed.length !== 1 || listed[0]?.name !== owner?.name) sum.torn += 1;
}
