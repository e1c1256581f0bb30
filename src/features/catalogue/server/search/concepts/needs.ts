/**
 * What people need, said by concepts instead of words: who wants to move something to another network needs a bridge,
 * in whatever words of whichever language. One line each; the more concepts, the surer.
 */
import type { Kind } from "#features/catalogue/kinds.ts";

export interface Need {
  readonly kinds: readonly Kind[];
  readonly concepts: string;
  /** Comes before the words of `intents/`, too. */
  readonly isSure?: true;
}

/** Of two needs that fit equally well, the first is meant. */
export const NEEDS: readonly Need[] = [
  {
    kinds: ["stablecoin"],
    isSure: true,
    concepts: `move + asset + kin\nsendMoney + kin\nremittance`,
  },
  {
    kinds: ["lending", "cdp"],
    isSure: true,
    concepts: `collateral + asset + dollar\ncollateral + asset + fiat\ncollateral + own + fiat\ncollateral + asset + borrow\ncollateral + need + asset\nborrow + asset + several\nborrow + asset + earn`,
  },
  { kinds: ["dex", "dexAggregator"], isSure: true, concepts: `swap + asset + wish + route` },
  { kinds: ["portfolio"], isSure: true, concepts: `gains + asset\ngains` },
  {
    kinds: ["tax"],
    concepts: `tax + tx\ntax + asset\ntax + swap\ntax + see\ntax + earn + asset\ntax + getPaid + asset\ntax + worker + asset`,
  },
  { kinds: ["services"], concepts: `tron + gas + save\ntron + energy\nenergy + gas` },
  {
    kinds: ["tokenTool"],
    concepts: `move + asset + addresses\npay + asset + addresses\nmove + addresses + address`,
  },
  {
    kinds: ["streaming"],
    concepts: `pay + worker\nsalary + worker\nsalary + pay\nsalary + asset\npay + overTime + asset\nliquidityLock + overTime + worker`,
  },
  {
    kinds: ["payments"],
    concepts: `invoice + asset\ninvoice + pay\npay + bills + asset\npay + bills\nbills + asset\nbuy + gift + asset\nbuy + gift\ngift + pay\ngift + asset\npay + travel\nbuy + travel + asset\ntravel + asset\nsplit + several\nsplit + asset\ninvoice + move + asset\ninvoice + move`,
  },
  { kinds: ["payments", "streaming"], concepts: `getPaid + asset` },
  {
    kinds: ["cryptoCard"],
    concepts: `shopCard + shopping + asset\nshopCard + shopping + pay\nshopCard + shopping`,
  },
  {
    kinds: ["tokenLocker"],
    concepts: `liquidityLock + project + ownToken\nliquidityLock + project\nliquidityLock + ownToken`,
  },
  { kinds: ["stocks"], concepts: `buy + stocks\nswap + stocks\nstocks + asset` },
  { kinds: ["commodities"], concepts: `buy + gold\ngold + asset\ngold + ownToken` },
  { kinds: ["treasuryBills"], concepts: `buy + bonds\nearn + bonds\nbonds + asset` },
  { kinds: ["rwa"], concepts: `buy + property\nproperty + ownToken\nrealWorld + asset + buy` },
  { kinds: ["prediction"], concepts: `predict + event\npredict + event + asset\nvote + event + asset` },
  {
    kinds: ["perpetuals"],
    concepts: `leverage + direction\nleverage + asset\nleverage + without + kyc\nleverage + swap\nfutures + swap\nfutures + asset\nfutures + without + kyc\ndirection + asset`,
  },
  { kinds: ["insurance"], concepts: `protect + loss\nprotect + loss + asset` },
  {
    kinds: ["multisig"],
    concepts: `several + sign + fundsOf\nseveral + sign\nseveral + fundsOf + own\nseveral + manage + asset\nseveral + fundsOf\nseveral + sign + pay\nseveral + sign + tx\nseveral + sign + asset\nseveral + manage`,
  },
  {
    kinds: ["security"],
    concepts: `permission + remove + site + address\npermission + remove + site\npermission + remove + address\npermission + remove\npermission + site + see\nstolen + fundsOf\nscam + verify + ownToken\nscam + verify + contract\nscam + verify\nscam + ownToken\nscam + contract\nscam + site\nscam + airdrop\nscammed\nremove + site + asset\nremove + permission + asset\npermission + see\npermission + see + every\npermission + every`,
  },
  {
    kinds: ["privacy"],
    isSure: true,
    concepts: `hide + see + asset\nhide + move + asset\nhide + tx + see\nhide + tx\nhide + move\nhide + pay\nhide + asset\nhide + address\nhide + every`,
  },
  {
    kinds: ["lending", "cdp"],
    concepts: `borrow + collateral + asset\nborrow + collateral\nborrow + asset\nborrow + keeping\nborrow + without\nkeeping + asset + need\nkeeping + need\nbroke + keeping\nkeeping + asset\nkeeping + asset + fiat\nkeeping + fiat\nlendOut + earn + asset\nbroke`,
  },
  {
    kinds: ["liquidStaking"],
    concepts: `stake + flexible + asset\nstake + flexible`,
  },
  {
    kinds: ["staking", "liquidStaking"],
    concepts: `stake + own + asset\nstake + earn + asset\nstake + asset\nstake + earn\nlendOut + reward + asset\nlendOut + reward`,
  },
  {
    kinds: ["onRamp"],
    concepts: `buy + asset + fiat\nswap + asset + fiat\nsell + asset + fiat\nmove + asset + fiat\nbuy + fiat`,
  },
  {
    kinds: ["bridge", "bridgeAggregator"],
    concepts: `move + asset + route\nhomeNet + asset\nhomeNet + move\nhomeNet\nwish + route + asset\nneed + route\nmove + other + chain\nmove + route\nmove + asset + chain\nmove + chain\nother + chain\ngas + need + chain`,
  },
  {
    kinds: ["explorer"],
    concepts: `tx + status + see\ntx + status\nsee + status + asset\nstatus + move\nsee + tx\naddress + tx + see\nwhereIs + asset\nwhereIs + fundsOf\nwhereIs + tx\nwhoSent\nwhoSent + asset\nhistory + address + see\nhistory + address\nhistory + tx\nsee + history\nevery + status`,
  },
  {
    kinds: ["analytics"],
    concepts: `see + asset + every + lockedValue\nsee + asset + lockedValue\nsee + every + lockedValue\nlockedValue + every\nlockedValue + see\nlockedValue + chain\nlockedValue\nwho + holds + ownToken\nwho + holds\nwhale + holds + see\nwhale + holds\nwhale + see\nwhale + address\nchart + fresh + ownToken\nchart + fresh\nchart + ownToken\nfresh + see + ownToken\nmoonshot\nsee + somebody + fundsOf\nsee + somebody + address\nsee + somebody + asset`,
  },
  {
    kinds: ["portfolio"],
    concepts: `see + every + asset\nsee + every + chain\nsee + other + chain\ninvestments + every + see\ninvestments + every\ninvestments + see\nholdings + every\nholdings\nevery + chain + own\nevery + asset + chain\nsee + every + address\nevery + asset + address\nsee + holdings\nholdings + asset`,
  },
  { kinds: ["charity"], concepts: `donate + cause\ndonate + asset\nfundraise + cause\naid + cause` },
  { kinds: ["crowdfunding"], concepts: `donate + project\nfundraise` },
  { kinds: ["storage"], concepts: `file + store` },
  {
    kinds: ["nameService"],
    concepts: `name + longAddress + own\nname + longAddress\nbuy + name\nregister + name + chain\nregister + name + own`,
  },
  { kinds: ["oracle"], concepts: `feed + feedInto + contract` },
  { kinds: ["developerTools"], concepts: `code + contract\nbuildApp` },
  { kinds: ["identity"], concepts: `prove + human` },
  {
    kinds: ["game"],
    concepts: `game + reward\ngame + asset\ngame + nft\nfun + game\ncollect + creature\ncreature + earn + asset\ncreature + game\ncreature + asset\nraise + creature\ncreature + virtual`,
  },
  { kinds: ["metaverse"], concepts: `world + buy\nworld + game\nvirtual + property` },
  {
    kinds: ["nftMarketplace"],
    concepts: `sell + art + own\nsell + art + create\nsell + nft\nbuy + nft\nsell + art\nbuy + art\ncollect + art\nsee + nft\navatar\nmint + sell\nart + earn\nart + create + earn`,
  },
  { kinds: ["nftTool"], concepts: `create + own + nft\ncreate + nft\ncreate + own + art` },
  {
    kinds: ["dao"],
    concepts: `vote + community\nvote + community + asset\nvote + project\ncreate + own + community`,
  },
  { kinds: ["community"], concepts: `task + reward\nsocial + community` },
  { kinds: ["launchpad", "tokenTool"], concepts: `create + own + ownToken\ncreate + ownToken` },
  {
    kinds: ["socialNetwork"],
    concepts: `post + social\npost + without\nsocial + without\ntip + creator\npost + reward\npost + own\naudience + own\nmeet`,
  },
  { kinds: ["aiAgents"], concepts: `ai + create\nai + swap\nai + asset` },
  { kinds: ["dex"], concepts: `provide + liquidity\nliquidity + earn\nbest + liquidity` },
  {
    kinds: ["yield", "yieldAggregator"],
    concepts: `idle + earn + asset\nearn + own + asset\nidle + earn\nidle + asset\nearn + asset\nlendOut + earn\nhoard + future\nearn + future\nfuture + asset\nfreeIncome`,
  },
  {
    kinds: ["dex", "dexAggregator"],
    concepts: `swap + asset + bestRate\nswap + asset + kyc\nswap + without + kyc\nswap + kyc\nswap + bestRate\nswap + asset`,
  },
  {
    kinds: ["stablecoin"],
    concepts: `hoard + dollar + stable\nhoard + dollar\nhoard + stable\nstable + asset\nstable + dollar\nstore + dollar\nhoard + inflation\ninflation + dollar\ninflation + asset\ninflation`,
  },
  { kinds: ["onRamp"], concepts: `asset + realMoney` },
  { kinds: ["stablecoin"], concepts: `kin + asset` },
];
