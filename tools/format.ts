// `npm run format [paths]`: writes the format that `npm run check` asks for.
import { dirname } from "node:path";
import { launch, runChild } from "./launch.mjs";

await launch(() => runChild("oxfmt", process.argv.slice(2), { cwd: dirname(import.meta.dirname) }));
