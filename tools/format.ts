// `npm run format [paths]`: formats the code as `npm run check` expects.
import { dirname } from "node:path";
import { launch, runChild } from "./launch.mjs";

await launch(() => runChild("oxfmt", process.argv.slice(2), { cwd: dirname(import.meta.dirname) }));
