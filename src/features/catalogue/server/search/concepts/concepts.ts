/** What people speak of, in our twelve languages: of each concept, every word that they use for it. */
import { TWO_PLACES } from "#lib/search/intents/clauses.ts";
import { EVERYDAY_LIFE } from "./everyday.ts";
import { LIVING } from "./living.ts";
import { MAKING } from "./making.ts";
import { MONEY } from "./money.ts";
import { MOVING } from "./moving.ts";
import { SAFETY } from "./safety.ts";

const TEXTS = { ...MONEY, ...MOVING, ...SAFETY, ...LIVING, ...MAKING, ...EVERYDAY_LIFE };

/** Two networks in one sentence. */
const ROUTE = "route";

/** One list per concept, so that the rules that name it share it. */
export const CONCEPTS: ReadonlyMap<string, readonly string[]> = new Map([
  [ROUTE, TWO_PLACES],
  ...Object.entries(TEXTS).map(([concept, text]): [string, readonly string[]] => [
    concept,
    text.split(",").map((word) => word.trim()),
  ]),
]);

/** Words of every day: whoever says them may mean nothing of this field. They count only where a need names them. */
export const PLAIN_CONCEPTS: ReadonlySet<string> = new Set([
  "kin",
  "bills",
  "gift",
  "creature",
  "fun",
  "future",
  "whereIs",
  "realMoney",
  "register",
  "manage",
  "several",
  "raise",
  "virtual",
  "travel",
  "aid",
  "split",
  "holdings",
  "somebody",
  "wish",
  "airdrop",
  "history",
  "investments",
]);

/** They tell what is meant only beside others. */
export const VAGUE_CONCEPTS: ReadonlySet<string> = new Set(
  `route,best,provide,need,without,see,own,verify,other,save,longAddress,address,addresses,feed,feedInto,buy,sell,move,
  asset,site,project,community,fundsOf,ownToken,create,remove,who,holds,fresh,code,post,kyc,dollar,event,reward,name,every,hoard`
    .split(",")
    .map((name) => name.trim()),
);
