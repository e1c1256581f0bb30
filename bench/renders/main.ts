/**
 * Main thread per page that is not cached, as processor time, so that other work on the machine changes it little.
 * Linux only. An argument is another number of renders.
 */
import { mainThreadMs } from "#bench/processor-time.ts";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";

const RENDERS = 300;

/** What a page may take. */
const PAGES: Readonly<Record<string, number>> = {
  "/en/dappstore": 6,
  // A search is never kept as a part.
  "/en/dappstore?key=swap": 6,
  "/en": 4,
  "/en/about": 4,
  "/en/dappstore/detail?id=1001": 4,
  "/en/news": 4,
  "/en/download/app": 4,
  "/en/download/pc": 4,
  "/en/networks": 4,
  "/en/developer": 4,
  "/en/submit/dapp": 4,
  "/en/submit/nft": 4,
};

async function render(site: SiteProcess, path: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1)
    await (await fetch(site.address + path, { headers: { "accept-encoding": "br" } })).arrayBuffer();
}

export async function run([renders]: readonly string[]): Promise<void> {
  const times = Number(renders ?? RENDERS);
  const folder = temporaryFolder();
  const site = await startSiteProcess({
    DATA_DIR: folder.path,
    PAGE_CACHE_MB: "0",
    RATE_LIMIT_FACTOR: "100000",
  });
  try {
    for (const [path, limitMs] of Object.entries(PAGES)) {
      // The first renders are slower, until the code is compiled.
      await render(site, path, times);
      const before = mainThreadMs(site.child.pid);
      await render(site, path, times);
      const ms = (mainThreadMs(site.child.pid) - before) / times;
      console.log(
        `${ms.toFixed(1).padStart(6)} ms of ${limitMs}  ${path}${ms > limitMs ? "  TOO MUCH" : ""}`,
      );
    }
  } finally {
    await site.end();
    folder.remove();
  }
}
