// Gives the page of a listing from one of two submissions to the other and back, over and over, until it is killed.
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { openSeededDesk } from "#tests/contract/submissions/review-desk.ts";
import { saying } from "./killed-process.ts";

const [, , target = "", both = "", ref = ""] = process.argv;
const { db } = openDatabase(JSON.parse(target) as DatabaseTarget);
const { submissions } = openSeededDesk(db);

interface Sent {
  readonly number: string;
  readonly token: string;
}

const pair = JSON.parse(both) as readonly [Sent, Sent];

async function read({ token }: Sent) {
  const found = await submissions.receipt(token);
  if (!found.ok) throw new Error(found.code);
  return found.value;
}

const decision = { operator: "Ines", note: "" };

/** Reviewed again, which has no limit as changes have, it is published on the other one's page. */
async function take(by: Sent, from: Sent): Promise<void> {
  const { submission } = await read(by);
  if (submission.state === "live")
    await saying([`${by.number} reopened`], () => submissions.reopen(by.number, decision));
  await saying([`${by.number} published`, `${from.number} page_given`], () =>
    submissions.approve(by.number, { ...decision, replaces: ref }),
  );
}

process.stdout.write("ready\n");
const [first, second] = pair;
for (;;) {
  const { ownsPage } = await read(first);
  await (ownsPage ? take(second, first) : take(first, second));
}
