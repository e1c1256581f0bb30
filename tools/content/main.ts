// `node tools/run.mjs tools/content/main.ts`: compiles content and brand without building the site.
import { dirname } from "node:path";
import { launch } from "#tools/launch.mjs";
import { compileContent } from "./compile.ts";

await launch(async () => {
  await compileContent(dirname(dirname(import.meta.dirname)));
  return 0;
});
