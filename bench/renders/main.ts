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

/** Found in titles, texts, networks and kinds, and one that finds nothing. */
const WORDS =
  "swap uni wallet bridge game nft aave lend stake dex pancake yield social polygon solana music vote bitcoin usdc zzqqx";

/** What a page may take. */
const PAGES: Readonly<Record<string, number>> = {
  "/en/dappstore": 6,
  "/en": 4,
  "/en/about": 4,
  "/en/news": 4,
  "/en/download/app": 4,
  "/en/download/pc": 4,
  "/en/networks": 4,
  "/en/developer": 4,
  "/en/submit/dapp": 4,
  "/en/submit/nft": 4,
};

interface Row {
  readonly title: string;
  readonly limitMs: number;
  /** The address of each render. */
  readonly pathOf: (render: number) => string;
}

async function rowsOf({ address }: SiteProcess): Promise<Row[]> {
  const answer = await fetch(`${address}/data/dapps.json`);
  const { dapps } = (await answer.json()) as {
    dapps: readonly { readonly hid: number; readonly title: string }[];
  };
  const words = WORDS.split(" ");
  const nth = <Item>(all: readonly Item[], n: number): Item | undefined => all[n % all.length];
  return [
    ...Object.entries(PAGES).map(([path, limitMs]) => ({ title: path, limitMs, pathOf: () => path })),
    {
      title: "different DApps",
      limitMs: 4,
      pathOf: (n) => `/en/dappstore/detail?id=${nth(dapps, n)?.hid}`,
    },
    { title: "different searches", limitMs: 6, pathOf: (n) => `/en/dappstore?key=${nth(words, n)}` },
    // Each leaves other kinds, so less of the page is kept.
    {
      title: "searches for names",
      limitMs: 6,
      pathOf: (n) => `/en/dappstore?key=${encodeURIComponent(nth(dapps, n)?.title ?? "")}`,
    },
  ];
}

async function render(site: SiteProcess, { pathOf }: Row, first: number, times: number): Promise<void> {
  for (let n = first; n < first + times; n += 1) {
    const response = await fetch(site.address + pathOf(n), { headers: { "accept-encoding": "br" } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${pathOf(n)} answered ${response.status}`);
  }
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
    for (const row of await rowsOf(site)) {
      // The first renders are slower, until the code is compiled.
      await render(site, row, 0, times);
      const before = mainThreadMs(site.child.pid);
      await render(site, row, times, times);
      const ms = (mainThreadMs(site.child.pid) - before) / times;
      const verdict = ms > row.limitMs ? "  TOO MUCH" : "";
      console.log(`${ms.toFixed(1).padStart(6)} ms of ${row.limitMs}  ${row.title}${verdict}`);
    }
  } finally {
    await site.end();
    folder.remove();
  }
}
