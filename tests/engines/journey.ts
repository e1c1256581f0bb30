/** Journeys' own `test`: a visitor's page in the engine of this run. A page that complains fails its journey. */
import { expect, inject, test as base } from "vitest";
import type { Engine } from "./driver/driver.ts";
import { startFirefox } from "./driver/firefox.ts";
import { EnginePage } from "./driver/page.ts";
import { startWebKit } from "./driver/webkit.ts";

export const engineName = inject("engine");

function startEngine(hasJavascript: boolean): Promise<Engine> {
  const program = inject("program");
  if (engineName === "firefox") return startFirefox(program, hasJavascript);
  return Promise.resolve(startWebKit({ driver: program, display: inject("display") }, hasJavascript));
}

export const test = base
  .extend("hasJavascript", { scope: "file" }, true as boolean)
  .extend("engine", { scope: "file" }, async ({ hasJavascript }, { onCleanup }) => {
    const engine = await startEngine(hasJavascript);
    onCleanup(() => engine.close());
    return engine;
  })
  .extend("page", async ({ engine }, { onCleanup }) => {
    const page = new EnginePage(await engine.newPage(), inject("origin"));
    onCleanup(async () => {
      await page.close();
      if (page.complaints.length > 0) throw new Error(`the page complained:\n${page.complaints.join("\n")}`);
    });
    return page;
  });

export { expect };
