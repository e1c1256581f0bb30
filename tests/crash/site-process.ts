// The site in its own process, to be killed without warning. It receives its settings and reports its address.
import { flushCompileCache } from "node:module";
import { readConfig } from "#server/config.ts";
import { serve } from "#server/serve.ts";

const site = await serve(readConfig(JSON.parse(process.argv[2] ?? "{}") as Record<string, string>));
process.stdout.write(`${site.address}\n`);
// Node would write it at the end, which a killed process does not reach.
flushCompileCache();
