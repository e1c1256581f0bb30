/** What all journeys in all engines share: the site, and a display for the windows of WebKitGTK. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { TestProject } from "vitest/node";
import { startSite } from "#tests/fixtures/site.ts";
import { VIEWPORT } from "./driver/driver.ts";

const PORT = 4_490;

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    dataFolder: string;
    display: string;
    engine: "firefox" | "webkit";
    program: string;
  }
}

async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const screen = `${VIEWPORT.width}x${VIEWPORT.height}x24`;
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(child.stdio[3] as Readable, "data")) as [Buffer];
  return {
    name: `:${String(number).trim()}`,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const origin = `http://127.0.0.1:${PORT}`;
  const site = await startSite({ PORT: String(PORT), PUBLIC_ORIGIN: origin });
  project.provide("origin", origin);
  project.provide("dataFolder", site.folder);
  const needsDisplay = project.vitest.projects.some(({ name }) => name === "webkit");
  const display = needsDisplay ? await startDisplay() : undefined;
  project.provide("display", display?.name ?? "");
  return async () => {
    await display?.stop();
    await site.stop();
  };
}
