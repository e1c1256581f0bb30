/** Words around a name. What is left of a host without them is the name that people read. */
import { parse } from "tldts";
import { skeletonOf } from "#lib/look-alike/skeleton.ts";

const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * What copies promise or ask for. Beside one of these a listed name means the listed project, even if the name is an
 * ordinary word and other words stand there too: `curve-era-claim`. In the languages of the store, as hosts write them.
 */
const LURES = wordsIn(`
  airdrop airdrops allocation claim claiming claims compensation eligibility eligible giveaway kyc login payout
  presale redeem refund reward rewards signin tge verification verify vesting wallet wallets whitelist
  reclamar reclama recompensa recompensas premio premios regalo regalos sorteo verificar billetera monedero iniciarsesion
  resgatar resgate carteira verificacao cadastro
  nagrada nagrady poluchit koshelek vhod proverka razdacha награда награды получить кошелек вход проверка раздача
  kongtou lingqu jiangli qianbao denglu yanzheng 空投 领取 領取 奖励 獎勵 钱包 錢包 登录 登入 验证 驗證
  エアドロップ 受け取り 報酬 ウォレット ログイン 認証 에어드랍 에어드롭 보상 지갑 로그인 인증 받기
  inaam puraskar एयरड्रॉप इनाम रिवार्ड वॉलेट लॉगिन gantimpala pitaka nhanthuong phanthuong dangnhap xacminh nhận
  แอร์ดรอป รางวัล กระเป๋า เข้าสู่ระบบ
  anmelden anmeldung auszahlung belohnung belohnungen einloesen einlösen gutschein praemie
  connexion reclamation reclamer récompense recompense recompenses remboursement
  accedi ricompensa ricompense rimborso riscatta inloggen uitbetaling beloning
  logowanie nagroda nagrody odbierz odmena vyplata viplata cekilis cuzdan giris hediye odul ödül
  dompet hadiah klaim
`);

/** What copies add to a name, and endings that became part of a name. */
const ADDED = wordsIn(`
  access account accounts action activate activation active ai alert alpha analytics android apk app apps asia assets
  auth authenticate authorize beta bnb bonus bot bounty bridge brasil bsc buy campaign cash cashback center centre check
  client cloud club co coin coins com community confirm connect connection contact contract core crypto customer dao
  dapp dapps dashboard deal defi demo deposit desk dev dex distribution docs domains download drop earn enter eth
  event events evm exchange extension farm fi finance fix flash forum foundation free fund funds futures gate gateway
  genesis get gift global go gov governance guide help helpdesk here home http https hub id info install invest investor
  io ios ipfs ipns join labs launch launchpad legacy lend lending liquidity live locked lottery loyalty mail main
  mainnet market markets migrate migration mint minting mobile money my net network new news nft nfts now offical
  official oficial oficiais offiziell officiel officielle officieel ufficiale oficjalny opisyal resmi chinhthuc
  официальный официальная официальное официально 官方 官網 官网 公式 공식 आधिकारिक ทางการ
  ok online org page pay perps plus points pool pools portal prize pro program project promo promotion
  protocol proxy quest raffle recover recovery register registration restake restore sale season secure secured
  security server service services settings sign signup site sol solution solutions special stake staking start
  startup status store supp support swap swaps sync synchronise synchronize team test testnet the ticket to today
  token tokens tool tools top trade trader trading transfer try unlock unwrap update upgrade usa use user users v2 v3 v4
  validate validation vault verified vip vote voucher web web3 website win withdraw www xyz yield you your zone
`);

/** Who writes one of these beside an ordinary word means the listed project. */
const TICKERS: ReadonlySet<string> = new Set(
  wordsIn("usdt usdc usd btc trx steth solana arbitrum avax ethereum zksync").map(skeletonOf),
);

/** Honest sites stand beside these as often as copies, so they say nothing about a name that is an ordinary word. */
const PLAIN = wordsIn(`
  buy center centre cloud club contract demo event events forum fund funds guide home labs mail mobile net network news online
  project proxy security server service services solution solutions special startup store team tools
`);

const LURE_WORDS: ReadonlySet<string> = new Set(LURES.map(skeletonOf));
const ADDED_WORDS: ReadonlySet<string> = new Set([...ADDED.map(skeletonOf), ...LURE_WORDS]);
const PLAIN_WORDS: ReadonlySet<string> = new Set(PLAIN.map(skeletonOf));
/** The words that copies add and others do not. */
const TELLING_WORDS: ReadonlySet<string> = new Set([...ADDED_WORDS].filter((word) => !PLAIN_WORDS.has(word)));
const LONGEST_WORD = Math.max(...Array.from(ADDED_WORDS, ({ length }) => length));

/**
 * Names that are ordinary words. Other sites use the word honestly, so it counts only where nothing but added words
 * stands beside it, and only with slips that no other word has. Words of other languages and places count, too: every
 * coast of Italy has its lido.
 */
const ORDINARY = wordsIn(`
  across aerodrome aladdin alcor alien amnis ankr apex aptos aragon arbitrum arch arena arkham astar aster astral atlas aurora avalanche avalon avantis azuki
  balance balancer banana base beacon beast beef beefy bevm bifrost big bigtime bitcoin bittorrent blast blaze block blocks
  blockscout blur boast bored bubble bungee camelot canto canvas carve centrifuge circle cloud collab compass
  compound conflux convex core cosmos courtyard cow cure curse curve dash delay derive dodo doodles dragon drift drive dune
  echelon echo edge element elements ens enzyme eos ether ethereum euler evoke falcon fantom farmers filecoin flow fluid
  four frame frax fusion gains galaxy gas gauntlet genie gmx gnosis gods gold graph gravity haqq harbor harbour harmony harvest
  heco hive hop huma human hydration hyperion illuminate impossible infinity instant insure iost izumi jito jump jumper juno jupiter
  kaia kamino karma kelp klaytn kroma kusama ladder ledger lens level lido lighter lighthouse line linea linear liquid lista lombard
  magic maker mango manifold manta mantle maple marinade mask matcha matters maverick mayan menus merchant mercury
  merlin meson meteor meteora metis midas mirror moon moonbeam morpho mute nansen near nebula nest nexus notional nouns nova omni
  ondo onyx opera optimism orbit orbiter orca orderly origin original osmosis oxygen pace pancake pangolin paragraph park
  passport pendle phantom pilot platon polkadot polygon portal postal premia prime privacy puffer pulse pump quick
  radiant raft railgun ramp rarible real really relay remix renzo replay request reserve reverse revoke rhino ribbon rocket safe
  sablier sanctum sandbox save scroll securitize sell sensor serve shelf shell shift silo sky snapshot solana sns solid solo
  sonic space spade spare spark spice spooky squad squid stake star stargate steer step stick stream stride strike
  stripe strive stroll sun super superfluid sushi symbiosis symbiotic tenor tensor terra tether thala theta threshold
  titan tonic torn train transit transmit tron trust unicorn union upland usual valley vaulta vector velo velocity velodrome
  venus vertex virtual virtuals wave wax wing wings winter wonder yarn zero zetachain zkfair zksync zora
`);
const ORDINARY_NAMES: ReadonlySet<string> = new Set(ORDINARY.map(skeletonOf));

/** Of these the ones that no English dictionary has. */
const COINED: ReadonlySet<string> = new Set(
  wordsIn(`
    amnis ankr aptos arbitrum avantis azuki bevm bittorrent blockscout conflux dodo ethereum fantom filecoin frax haqq heco iost
    jito kamino klaytn kusama lido linea meteora metis morpho ondo platon polkadot rarible securitize solana superfluid thala virtuals zetachain zkfair zksync
  `),
);
const DICTIONARY: ReadonlySet<string> = new Set(ORDINARY.filter((word) => !COINED.has(word)));
const DICTIONARY_NAMES: ReadonlySet<string> = new Set(Array.from(DICTIONARY, skeletonOf));

/**
 * Endings that copies take, because they are cheap or sound like money. Below other ones (com, org, security) a word
 * costs more than a copy earns, or a registry looks at who asks (gov.uk, edu).
 */
const ENDINGS_OF_COPIES: ReadonlySet<string> = new Set(
  wordsIn(`
    app art bet bid biz blog bond bonus bot build cam capital cash cfd click club codes crypto dao defi deals digital
    domains download email exchange expert exposed express farm finance financial foundation fun fund fyi game games
    gold global group guru help holdings host icu inc info investments kim lat lease life link live llc loan loans lol
    ltd market markets meme men mom money monster name net network nft one online ooo page party plus pro promo pub
    quest racing rehab rest review rocks run sale sbs services shop show site social solutions space store stream
    support surf systems team technology tips today token tokens tools top trade trading tube vacations ventures vip
    wallet wang watch website wiki win work works world wtf xin xyz zip zone
  `),
);
/** Of the endings of countries those that are used as words. */
const COUNTRY = 2;
const SPOKEN_COUNTRIES: ReadonlySet<string> = new Set(
  wordsIn("ag ai bz cc cf co cx fi fm ga gg gq id im io is la li me ml mu pw sh so st to tk tv vc ws"),
);

/**
 * Whether a copy of a word may stand below the ending. Below long ones of several labels anybody can publish, and one
 * that does not exist is a slip of one that does: curve.fl.
 */
function isEndingOfCopies(ending: string): boolean {
  if (!parse(`site.${ending}`).isIcann) return true;
  const [last = "", ...before] = ending.split(".").toReversed();
  if (last.length === COUNTRY)
    return SPOKEN_COUNTRIES.has(ending) || before.some((label) => label.length > 4);
  return before.length > 0 || ENDINGS_OF_COPIES.has(last);
}

/**
 * sky.com and relay.dev are somebody else's, sky.app may be a copy. The singular of a name is another word too, and an
 * article changes nothing: thecurve.com.
 */
export function isWordOfOthers(label: string, ending: string): boolean {
  const words = [label, label.replace(/^the-?/, "")];
  const isWord = words.some((word) => DICTIONARY.has(word) || DICTIONARY.has(`${word}s`));
  return isWord && !isEndingOfCopies(ending);
}

const MIN_STEM = 5;
/** A plural says what its singular says; with fewer letters it is another word: `drops`, but not `dexs`. */
const MIN_SINGULAR = 4;

/** The word and what it is made from: `refund` for `refunds`, `stake` for `unstake`. */
function stemsOf(word: string): string[] {
  const singular = word.replace(/s$/, "");
  const begun = word.replace(/^(?:re|un)/, "");
  return [
    word,
    ...(singular.length >= MIN_SINGULAR ? [singular] : []),
    ...(begun.length >= MIN_STEM ? [begun] : []),
  ];
}

export const isAddedWord = (skeleton: string): boolean =>
  stemsOf(skeleton).some((stem) => ADDED_WORDS.has(stem));
export const isPlainWord = (skeleton: string): boolean => PLAIN_WORDS.has(skeleton);
/** So does a word of another script beside a Latin one. */
export const isLure = (skeleton: string): boolean =>
  TICKERS.has(skeleton) || /[^a-z]/.test(skeleton) || stemsOf(skeleton).some((stem) => LURE_WORDS.has(stem));
/** What a copy promises or asks for, in Latin letters. */
export const isPromise = (skeleton: string): boolean =>
  stemsOf(skeleton).some((stem) => LURE_WORDS.has(stem));
export const isOrdinaryName = (skeleton: string): boolean =>
  ORDINARY_NAMES.has(skeleton) || ADDED_WORDS.has(skeleton);

/** Words of the field that name nobody by themselves: chain.link is not imitated by every chain. */
const NOT_NAMES: ReadonlySet<string> = new Set(
  wordsIn("chain scan layer link api explorer open world studio protocol rpc node data").map(skeletonOf),
);
/** Of an English dictionary, so that a word beside it in one is another word: Gravity and Gravita. */
export const isDictionaryName = (skeleton: string): boolean => DICTIONARY_NAMES.has(skeleton);
export const isName = (skeleton: string): boolean => !ADDED_WORDS.has(skeleton) && !NOT_NAMES.has(skeleton);

const MIN_NAME = 3;
/** A hostile label is cut short; honest ones have one or two added words. */
const MAX_STRIPPED = 40;

/** The text itself, and what is left when added words are cut from its ends, in every way. */
export const withoutAddedWords = (skeleton: string): string[] => withoutWords(skeleton, ADDED_WORDS);
export const withoutTellingWords = (skeleton: string): string[] => withoutWords(skeleton, TELLING_WORDS);

function withoutWords(skeleton: string, words: ReadonlySet<string>): string[] {
  const found = new Set([skeleton]);
  for (const text of found) {
    if (found.size > MAX_STRIPPED) break;
    for (let length = 1; length <= Math.min(LONGEST_WORD, text.length - MIN_NAME); length += 1) {
      if (words.has(text.slice(0, length))) found.add(text.slice(length));
      if (words.has(text.slice(-length))) found.add(text.slice(0, -length));
    }
  }
  return [...found];
}

const TAILS = wordsIn(
  "finance protocol network labs dao exchange chain dex fi market markets token hub portal bridge",
).map(skeletonOf);

/** The names that a listing is known by: `convexfinance` and `convex`. */
export function knownForms(skeleton: string): string[] {
  const stems = TAILS.filter((tail) => skeleton.endsWith(tail)).map((tail) =>
    skeleton.slice(0, -tail.length),
  );
  return [skeleton, ...stems.filter((stem) => stem.length >= MIN_STEM)];
}
