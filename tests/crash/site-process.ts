// The site in a process of its own, to be killed without warning. Told its settings, it tells its address.
import { readConfig } from "#server/config.ts";
import { serve } from "#server/serve.ts";

const site = await serve(readConfig(JSON.parse(process.argv[2] ?? "{}") as Record<string, string>));
process.stdout.write(`${site.address}\n`);
