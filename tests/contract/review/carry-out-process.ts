// Carries out the decisions that are due, in its own process, to be killed without warning.
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { openSeededDesk } from "#tests/contract/submissions/review-desk.ts";

const { db } = openDatabase(JSON.parse(process.argv[2] ?? "") as DatabaseTarget);
const desk = openSeededDesk(db);
desk.wait(1);
process.stdout.write("ready\n");
while ((await desk.services.review.carryOutDue()) > 0);
process.stdout.write("done\n");
process.exit(0);
