/** Hydrates the islands of the page, each at its first interaction. */
import type { ComponentType } from "react";
import { nextTask } from "#shell/enhance/next-task.ts";
import { ISLAND } from "#shell/islands/island-attributes.ts";
import { readIslandInput } from "#shell/islands/island-input.ts";
import { takeQueuedClicks, replayClicks } from "#shell/islands/queued-clicks.ts";
import { whenFirstInteraction, whenSelectBlurs } from "#shell/islands/when-first-interaction.ts";
import { ISLANDS, type IslandName } from "./registry.ts";

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];
/** A file that is still missing then is probably gone with an earlier version, and a new page names the new one. */
const ATTEMPTS_BEFORE_RELOAD = 3;

/** Fetches all scripts of an island at once; `loadPart` runs them one after the other. */
function preloadScripts(host: HTMLElement): void {
  for (const href of host.getAttribute(ISLAND.scripts)?.split(" ") ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}

/** One task for React, one for the part, one for the first render: together they would hold a cheap phone for long. */
async function loadPart(host: HTMLElement) {
  preloadScripts(host);
  const { hydrateIsland } = await import("#shell/islands/hydrate-island.tsx");
  await nextTask();
  const { default: Part } = await ISLANDS[host.getAttribute(ISLAND.name) as IslandName]();
  await nextTask();
  return { hydrateIsland, Part: Part as ComponentType };
}

async function hydrate(host: HTMLElement): Promise<void> {
  const [{ hydrateIsland, Part }, input] = await Promise.all([loadPart(host), readIslandInput(host)]);
  await whenSelectBlurs(host);
  const clicks = takeQueuedClicks(host);
  await hydrateIsland(host, Part, input);
  replayClicks(host, clicks);
}

/** On a bad connection a script may not come. Clicks stay queued meanwhile; they are dropped with the last attempt. */
async function hydrateWithRetries(host: HTMLElement): Promise<void> {
  await whenFirstInteraction(host);
  let failure: unknown;
  for (const [at, delayMs] of RETRY_DELAYS_MS.entries()) {
    try {
      return await hydrate(host);
    } catch (error) {
      failure = error;
      // The reload guard acts on rejections that nobody handles, at most once per minute.
      if (at + 1 === ATTEMPTS_BEFORE_RELOAD && error instanceof Error) void Promise.reject(error);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  takeQueuedClicks(host);
  throw failure;
}

/** The islands are where the served HTML has them, outside every React tree. */
export function startIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>(`[${ISLAND.name}]`))
    void hydrateWithRetries(host);
}
