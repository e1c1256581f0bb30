// `npm run check`: every rule that can be decided without running the site.
import { dirname } from "node:path";
import { runChecks } from "./checks/run-checks.ts";
import { stopWithParent } from "./stop-with-parent.ts";
import { secondsSince } from "./timed.ts";

stopWithParent();
const { failed, passed } = await runChecks(dirname(import.meta.dirname));
console.log(`${passed} checks passed, ${failed} failed, ${secondsSince(0)}`);
process.exitCode = failed === 0 ? 0 : 1;
