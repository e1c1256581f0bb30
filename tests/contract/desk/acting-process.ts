// Acts until it is killed: each act changes one row in a transaction of its own.
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { runAct } from "#platform/operator/act-context.ts";

const [, , target = "", round = ""] = process.argv;
const { db } = openDatabase(JSON.parse(target) as DatabaseTarget);
for (let index = 0; ; index += 1) {
  const name = `act-${round}-${index}`;
  await runAct({ actor: "ann", source: "command", act: name }, () =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto("data_version").values({ name, version: 1 }).execute();
    }),
  );
  if (index === 0) process.stdout.write("acting\n");
}
