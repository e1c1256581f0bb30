import { expect, it } from "vitest";
import { LookAlikes } from "./look-alikes.ts";

/** Splits after the last dot, which is enough for these hosts. */
const partsOf = (host: string) => {
  const labels = host.split(".");
  return { host, site: labels.slice(-2).join("."), labels: labels.slice(0, -1) };
};

function guardOf(...hosts: string[]): LookAlikes {
  const guard = new LookAlikes();
  for (const host of hosts) guard.addSite(partsOf(host));
  return guard;
}

const guard = guardOf(
  "app.uniswap.org",
  "curve.finance",
  "aave.com",
  "quickswap.exchange",
  "convexfinance.com",
  "app.safe.global",
  "sky.money",
  "dforce.network",
  "colend.xyz",
  "thena.fi",
  "paradex.trade",
  "yearn.fi",
  "nouns.wtf",
  "dinari.com",
  "opensea.io",
  "stargate.finance",
  "layer3.xyz",
  "ether.fi",
  "etherfi.example",
  "tether.to",
  "polymarket.com",
  "lido.fi",
);
const namesOf = (host: string): readonly string[] => guard.ofHost(partsOf(host)).names;

it.each([
  ["uniswop.app", "uniswap"],
  ["uniswap.evil.io", "uniswap"],
  ["claim-uniswap.io", "uniswap"],
  ["claimuniswap.io", "uniswap"],
  ["getmyuniswapnow.io", "uniswap"],
  ["uni-swap.io", "uniswap"],
  ["uni.swap.io", "uniswap"],
  ["uniswap-org.io", "uniswap"],
  ["uniswap24.io", "uniswap"],
  ["unіswap.io", "uniswap"],
  ["aaave.io", "aave"],
  ["curve.io", "curve"],
  ["curve.claim-rewards.io", "curve"],
  ["convex-claim.io", "convex"],
  // A slip in one word, whatever the others are.
  ["uniswop-belohnung.io", "uniswap"],
  // A word that copies lure with, beside words that nobody knows or below a stranger.
  ["curve-era-claim.io", "curve"],
  ["curve-rewards.example.io", "curve"],
  ["curve-recompensas.io", "curve"],
  ["curve-领取.io", "curve"],
  ["skyclaim.io", "sky"],
  // Forms of added words, and numbered ones.
  ["curve-refunds-v5.io", "curve"],
  ["curve.airdrop-season3.io", "curve"],
  // The listed site without its dots.
  ["app-safe-global.io", "safe"],
  ["blue-safe-global.io", "safe"],
  ["safe.globalwallet.io", "safe"],
  // Signs that a skeleton joins.
  ["yearnn.io", "yeam"],
  ["aavve.io", "aave"],
  ["aaves.io", "aave"],
  // An ordinary word that only looks like one, and a name that is none.
  ["сurve.com", "curve"],
  ["aave.com.pe", "aave"],
  // Lures of other languages.
  ["curve-hediye.io", "curve"],
  ["curve-nagroda.io", "curve"],
  ["curve-belohnung.io", "curve"],
  ["paraclex.io", "paradex"],
  // A slip in the end of a word beside another word, or below its own ending.
  ["claim-stargaze.io", "stargate"],
  ["stargaze.finance", "stargate"],
  // Another script or the name of money beside a word.
  ["tether-официальный.io", "tether"],
  ["tether-usdt-recovery.io", "tether"],
  // What stands beside a name is not the end of a longer word.
  ["opensea官网.io", "opensea"],
  ["polymarketusa.io", "poiymarket"],
  ["layer33.io", "iayere"],
  ["curve.fl", "curve"],
  // The name of a network beside a word.
  ["curve-era-solana.io", "curve"],
  // A word of another language is a name with added words, and alone.
  ["lido-stake.io", "iido"],
  ["lido.com", "iido"],
])("%s can be mistaken for %s", (host, name) => {
  expect(namesOf(host)).toContain(name);
});

it.each([
  ["another host of the same owner", "docs.uniswap.org"],
  ["a word beside another word", "learning-curve.com"],
  ["a word in another site's label", "curve.example.com"],
  ["another word than a word", "curved.com"],
  ["the plural of a word", "curves.com"],
  ["a word below an ending that is dear", "sky.com"],
  ["a part of such a site", "news.sky.com"],
  ["a word below an ending that is checked", "curve.edu"],
  ["the singular of a word beside an added one", "nounproject.io"],
  ["a longer word that begins with a short name", "dinarides.io"],
  ["a short name with another letter", "save.com"],
  ["another name with the same common end", "quipuswap.com"],
  ["a word that begins with an added word by chance", "salesforce.com"],
  ["a short name that rhymes", "solend.com"],
  ["a slip of a short name beside another word", "athena-hotel.com"],
  ["a word of three letters in another name", "skynews.com"],
  ["a word below an ending that copies do not take", "curve.dev"],
  ["a word below the ending of a country", "curve.in"],
  ["the singular of a listed word below such an ending", "noun.com"],
  ["a word beside a word that says nothing", "project-curve.io"],
  ["the same without a hyphen", "curveproxy.io"],
  ["a longer word that begins with a name", "opensearch.org"],
  ["a word with another end", "stargaze.io"],
  ["another number", "layer5.io"],
  ["a word that ends with an added word by chance", "etherfuse.com"],
  ["an article before such a word", "thecurve.com"],
  ["a word of another language beside another word", "lido-di-venezia.io"],
  ["a word beside what any site has", "curvecontract.io"],
])("%s resembles nothing: %s", (_what, host) => {
  expect(guard.ofHost(partsOf(host))).toEqual({ names: [], copied: null });
});

it.each([
  ["app.uniswap.org.evil.io", "uniswap.org"],
  ["uniswap.org.evil.io", "uniswap.org"],
  ["x.uniswap.org.evil.io", "uniswap.org"],
  ["uniswap.org-login.io", "uniswap.org"],
  ["https-app.uniswap.org.evil.io", "uniswap.org"],
  ["https-uniswap.org.evil.io", "uniswap.org"],
])("%s copies %s", (host, site) => {
  expect(guard.ofHost(partsOf(host)).copied).toBe(site);
});

it.each(["uniswap.com.evil.io", "uniswap-org.io", "myuniswap.org"])("%s is only similar", (host) => {
  const { copied, names } = guard.ofHost(partsOf(host));
  expect(copied).toBeNull();
  expect(names).toContain("uniswap");
});

const named = new LookAlikes();
for (const name of ["Uniswap", "PancakeSwap", "Compound", "Aave", "SushiSwap"]) named.addName(name);

it.each([
  ["Unіswap", "uniswap"],
  ["Un1swap", "uniswap"],
  ["UNISWAP  ", "uniswap"],
  ["Uni-Swap", "uniswap"],
  ["Uniswaq", "uniswap"],
  ["PancakeSvvap", "pancakeswap"],
  ["PancakeSwapp", "pancakeswap"],
  ["Рancake Ѕwap", "pancakeswap"],
  ["Cornpound", "compound"],
  ["ΑΑVE", "aave"],
  ["Official Uniswap Airdrop", "uniswap"],
  ["Uniswap V4 (claim)", "uniswap"],
  ["Compound Treasury Bill Refund", "compound"],
  ["Blue Compоund Labs", "compound"],
  ["Compoumd", "compound"],
])("the name %s can be mistaken for %s", (name, known) => {
  expect(named.ofName(name)).toContain(known);
});

it.each(["Blue Compound Labs", "Compound Refund Act", "Save", "Carve It", "GMX", "", "港湾", "Shell Game"])(
  "the name %s resembles nothing",
  (name) => {
    expect(named.ofName(name)).toEqual([]);
  },
);

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

it.each([
  // One sign that becomes eighteen letters.
  ["a name of long signs", () => named.ofName("ﷺ".repeat(100))],
  ["a long name", () => named.ofName("uniswa".repeat(2_000))],
  ["many labels", () => guard.ofHost(partsOf(`${"a.".repeat(125)}io`))],
  ["long labels", () => guard.ofHost(partsOf(`${`${"uniswa".repeat(10)}.`.repeat(4)}io`))],
])("%s takes no longer than its letters", (_, compare) => {
  compare();
  const before = cpuMs();
  compare();
  expect(cpuMs() - before).toBeLessThan(20);
});

// `the` and `chain` name nobody by themselves, so only the whole host does.
it.each([
  ["the-graph.com", "thegraph.com"],
  ["app.the-graph.com", "app.thegraph.com"],
  ["polkadot-js.org", "polkadot.js.org"],
  ["omni-apex.exchange", "omni.apex.exchange"],
  ["www.polkadot-js.org", "polkadot.js.org"],
  // Where the r and n of two words meet, they look like an m.
  ["astar-network.com", "portal.astar.network"],
])("%s is %s with other dots and hyphens", (copy, listed) => {
  expect(guardOf(listed).ofHost(partsOf(copy)).names).not.toEqual([]);
  expect(guardOf(listed).ofHost(partsOf(listed))).toEqual({ names: [], copied: null });
});
