/** The browser's first script. Most pages need no more than it: the shell is HTML, and this makes it work. */
import type { ComponentType } from "react";
import { ENHANCEMENTS, ISLANDS } from "#pages/enhancements.ts";
import { enhanceShell } from "#shell/enhance/enhance-shell.ts";
import { CONTENT_ADDED } from "#shell/enhance/fetch-page.ts";
import { nextTask } from "#shell/enhance/next-task.ts";
import type { IslandName } from "#shell/islands/island-name.ts";
import { whenListIsLeft, whenWanted } from "#shell/islands/when-wanted.ts";

async function enhance(element: HTMLElement): Promise<void> {
  const module = await ENHANCEMENTS[element.dataset["enhance"] ?? ""]?.();
  await nextTask();
  module?.enhance(element);
}

async function wake(host: HTMLElement): Promise<void> {
  await whenWanted(host);
  const [{ wakeIsland }, { default: Part }] = await Promise.all([
    import("#shell/islands/wake-island.tsx"),
    ISLANDS[host.dataset["island"] as IslandName](),
  ]);
  await whenListIsLeft(host);
  wakeIsland(host, Part as ComponentType);
}

function enhanceIn(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>("[data-enhance]")) void enhance(element);
  for (const host of part.querySelectorAll<HTMLElement>("[data-island]")) void wake(host);
}

async function start(): Promise<void> {
  document.addEventListener(CONTENT_ADDED, ({ target }) => target instanceof Element && enhanceIn(target));
  // The browser lays the page out once more before it calls it loaded; not on top of that.
  await nextTask();
  void enhanceShell();
  enhanceIn(document);
}

void start();
