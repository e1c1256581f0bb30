// Acts at the desk until it is killed: notes, messages that are held, and their undoing, on the given submissions.
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { runAct } from "#platform/operator/act-context.ts";
import { openSeededDesk } from "#tests/contract/submissions/review-desk.ts";

const [, , target = "", ...numbers] = process.argv;
const { db } = openDatabase(JSON.parse(target) as DatabaseTarget);
const { services, submissions } = openSeededDesk(db);
const by = { id: "1", name: "ann" };
const act = <Value>(verb: string, work: () => Promise<Value>): Promise<Value> =>
  runAct({ actor: by.name, source: "desk", act: verb }, work);

for (let turn = 0; ; turn += 1) {
  const number = numbers[turn % numbers.length] ?? "";
  await act("review.note", () => services.review.note(number, by, `Note ${turn}`));
  if (turn === 0) process.stdout.write("acting\n");
  const version = (await submissions.versionOf(number))?.version ?? 0;
  const message = { kind: "message", note: "Hello", reasons: [], fields: [], version } as const;
  const held = await act("review.message", () => services.review.decide(number, by, message));
  if (held.ok) await act("review.undo", () => services.review.undo(held.value.decisionId, by));
}
