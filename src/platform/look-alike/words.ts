/** Words around a name. What is left of a host without them is the name that people read. */
import { skeletonOf } from "#lib/look-alike/skeleton.ts";

const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What copies add to a name, and endings that became part of a name. */
const ADDED = wordsIn(`
  access account accounts action activate activation active ai airdrop airdrops alert alpha analytics android apk
  app apps assets auth authenticate authorize beta bnb bonus bot bridge bsc buy campaign cash center centre check
  claim claiming claims client cloud club co coin coins com community compensation confirm connect connection
  contact contract core crypto customer dao dapp dapps dashboard deal defi demo deposit desk dev dex distribution
  docs domains download drop earn eligibility eligible enter eth event events evm exchange extension farm fi finance
  fix forum foundation free fund funds futures gate gateway genesis get gift giveaway global go governance guide
  help helpdesk here home hub id info install invest investor io ios join labs launch launchpad legacy lend lending
  liquidity live locked login loyalty mail main mainnet market markets mint minting mobile money my net network new
  news nft nfts now offical official ok online org page pay perps plus points pool pools portal presale pro program
  project promo promotion protocol proxy quest recover recovery redeem refund register registration restake restore
  reward rewards sale season secure secured security server service services settings sign signin signup site sol
  solution solutions special stake staking start startup status store supp support swap swaps sync synchronise
  synchronize team test testnet the ticket to today token tokens tool tools top trade trader trading transfer try
  unlock update upgrade use user users v2 v3 v4 validate validation vault verification verified verify vip vote
  wallet wallets web website whitelist win withdraw www xyz yield you your zone
`);

const ADDED_WORDS: ReadonlySet<string> = new Set(ADDED.map(skeletonOf));
const LONGEST_WORD = Math.max(...ADDED.map(({ length }) => length));

/**
 * Names that are ordinary words. Other sites use the word honestly, so it counts only where nothing but added words
 * stands beside it, and only with slips that no other word has.
 */
const ORDINARY = wordsIn(`
  across alien ankr apex aptos aragon arbitrum arch arena astar aster astral atlas aurora avalanche avalon balance
  balancer banana base beacon beast beef beefy bevm bifrost big bitcoin bittorrent blast blaze block blocks
  blockscout blur boast bored bubble bungee camelot canto canvas carve centrifuge circle cloud collab compass
  compound conflux convex core cosmos courtyard cow cure curse curve dash delay derive dragon drift drive dune
  echelon echo edge element elements eos ether ethereum euler evoke falcon fantom farmers filecoin flow fluid four
  frame frax fusion gains galaxy gas gauntlet genie gnosis gods gold graph haqq harbor harbour harmony harvest heco
  hive hop human hydration illuminate impossible infinity instant insure iost jump jumper juno jupiter kaia karma
  kelp klaytn kroma kusama ladder ledger lens level lighter lighthouse line linea linear liquid lombard magic maker
  mango manifold manta mantle maple marinade mask matcha matters maverick mayan menus merchant mercury merlin meson
  meteor metis midas mirror moon moonbeam morpho mute near nebula nest nexus notional nouns nova omni onyx opera
  optimism orbit orbiter orca orderly origin original osmosis oxygen pace pancake pangolin paragraph park passport
  pendle phantom pilot platon polkadot polygon portal postal premia prime privacy puffer pulse pump quick radiant
  raft ramp rarible real really relay remix replay request reserve reverse revoke rhino ribbon rocket safe sanctum
  sandbox save scroll securitize sell sensor serve shelf shell shift silo sky snapshot solana solid solo sonic space
  spade spare spark spice squad squid stake star stargate steer step stick stream stride strike stripe strive stroll
  sun super superfluid sushi symbiosis symbiotic tenor tensor terra tether theta threshold titan tonic torn train
  transit transmit tron trust unicorn union upland usual valley vaulta vector velo velocity venus vertex virtual
  virtuals wave wax wing wings winter wonder yarn zero zetachain zkfair zksync zora
`);
const ORDINARY_NAMES: ReadonlySet<string> = new Set(ORDINARY.map(skeletonOf));

export const isAddedWord = (skeleton: string): boolean => ADDED_WORDS.has(skeleton);
export const isOrdinaryName = (skeleton: string): boolean =>
  ORDINARY_NAMES.has(skeleton) || ADDED_WORDS.has(skeleton);

/** Words of the field that name nobody by themselves: chain.link is not imitated by every chain. */
const NOT_NAMES: ReadonlySet<string> = new Set(
  wordsIn("chain scan layer link api explorer open world studio protocol rpc node data").map(skeletonOf),
);
export const isName = (skeleton: string): boolean => !ADDED_WORDS.has(skeleton) && !NOT_NAMES.has(skeleton);

const MIN_NAME = 3;
/** A hostile label is cut short; honest ones have one or two added words. */
const MAX_STRIPPED = 40;

/** The text itself, and what is left when added words are cut from its ends, in every way. */
export function withoutAddedWords(skeleton: string): string[] {
  const found = new Set([skeleton]);
  for (const text of found) {
    if (found.size > MAX_STRIPPED) break;
    for (let length = 1; length <= Math.min(LONGEST_WORD, text.length - MIN_NAME); length += 1) {
      if (ADDED_WORDS.has(text.slice(0, length))) found.add(text.slice(length));
      if (ADDED_WORDS.has(text.slice(-length))) found.add(text.slice(0, -length));
    }
  }
  return [...found];
}

const TAILS = wordsIn("finance protocol network labs dao exchange chain dex fi market markets token").map(
  skeletonOf,
);
const MIN_STEM = 5;

/** The names that a listing is known by: `convexfinance` and `convex`. */
export function knownForms(skeleton: string): string[] {
  const stems = TAILS.filter((tail) => skeleton.endsWith(tail)).map((tail) =>
    skeleton.slice(0, -tail.length),
  );
  return [skeleton, ...stems.filter((stem) => stem.length >= MIN_STEM)];
}
