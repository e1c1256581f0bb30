/** Generates fictional DApps with names in eight scripts, reproducible by seed. */
import { listingSchema, type ListingInput } from "#features/catalogue/listing-schema.ts";
import type { DappRecord } from "#features/catalogue/model.ts";
import { listingNames, readListing, recordOf } from "#features/catalogue/server/intake/listings.ts";
import { readSeed } from "#tests/search/catalogue.ts";

export type Script = "latin" | "cyrillic" | "vietnamese" | "devanagari" | "han" | "kana" | "hangul" | "thai";

/** Scripts without spaces, or whose words are also searched by their middle. */
export const RUN_SCRIPTS: ReadonlySet<Script> = new Set(["han", "kana", "hangul", "thai"]);

export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const words = (text: string): string[] => text.split(" ");

const LATIN = words(
  "ba ber bo bri ca cel cho cra da del dra du ek el fa fen flo fro ga gil gra ha hel hi ja jo ka kel kri la lem lo lu ma mel mo na nel ny o or pa per plu qua ra rel ri ro sa sel ska so ta tel tri tu u va vel vo wa wen xa xe ya yo za zel zo",
);
const CYRILLIC = words(
  "ба бер бо бри ва вел во га гил гра да дел дра ду же жу за зел зо ка кел кри ла лем ло лу ма мел мо на нел но па пер плу ра рел ри ро са сел ска со та тел три ту фа фен фло ха хел ца чо ша шу ю я",
);
const VIETNAMESE = words(
  "ánh bạc bảo bến biển cánh cầu chợ cội cung đảo đất đèn điểm đồng đường giếng gió gạo hạt hải hồ hoa hương kho kính lá lửa lúa mây mùa mưa mưu nắng ngọc nguồn nhà nước núi ông phố quả rồng rừng sao sen sóng sông suối tàu thành thuyền tiền trăng trời trúc tượng vàng vịnh vườn xanh xe",
);
const DEVANAGARI = words(
  "अग अन आभ इन उदय कल किर कुल खग गगन गिर चल चित जग जल तन तर दिन दीप धन धर नद नभ नव पथ पल पुष बल भव मन मणि यश रत रवि लय वन विज शिल सर सिद हित",
);
const HAN = Array.from(
  "安邦宝北碧博彩长诚城创春达大道德地鼎东方飞丰峰福富港高谷光广国海汉航豪和恒红宏华辉汇吉佳嘉建江金锦晶景九聚凯康科乐力丽利联良林龙隆绿美明南宁鹏平启清庆泉仁荣瑞润三山尚深盛石顺思泰腾天通同万旺威维伟文西祥新信星雄旭雅燕阳耀一亿银英永优宇玉元远源云泽展正志中众卓",
);
const KANA = Array.from(
  "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワ",
);
const HANGUL = Array.from(
  "가강거건고공구국군금기길김나남노누다단대도동두라려로루리마만명모무문미민바박반방배백별보복봉부비산상새서선설성세소손송수순숲승시신아안애양어여연영오온옥용우운원유윤은을의이인일자장재전정조종주준지진차찬천철청초추춘치태토하한해향현형혜호홍화환황효휘흥희",
);
const THAI = words(
  "กาล กิจ แก้ว ขวัญ คง คลอง คำ จันทร์ ชัย ชล ดาว เดือน ตะวัน ทอง ทะเล ธาร นคร นิล บัว บุญ ปลา ไผ่ พล ฟ้า ภู มณี เมือง ยศ รัตน์ ลม วัง วารี ศรี สาย สุข หงส์ หิน อรุณ",
);

const times = (random: Random, least: number, most: number, part: () => string, between = ""): string =>
  Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, part).join(between);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const NAMES: Readonly<Record<Script, (random: Random) => string>> = {
  latin: (random) =>
    capital(times(random, 3, 4, () => pick(random, LATIN))) +
    (random() < 0.25 ? pick(random, ["Swap", " Finance", " Protocol", " DAO", " Bridge", ".fi"]) : ""),
  cyrillic: (random) => capital(times(random, 3, 4, () => pick(random, CYRILLIC))),
  vietnamese: (random) => capital(times(random, 3, 4, () => pick(random, VIETNAMESE), " ")),
  devanagari: (random) => times(random, 3, 4, () => pick(random, DEVANAGARI)),
  han: (random) => times(random, 3, 5, () => pick(random, HAN)),
  kana: (random) => times(random, 4, 7, () => pick(random, KANA)),
  hangul: (random) => times(random, 3, 5, () => pick(random, HANGUL)),
  thai: (random) => times(random, 2, 4, () => pick(random, THAI)),
};

const SCRIPTS = Object.keys(NAMES) as Script[];

const CATEGORIES = words(
  "DEX lending yield derivatives staking stablecoins bridges NFT games social tools payments rwa DeFi",
);
const NETWORKS = words(
  "eth bsc trx solana matic arb oe base avax linea mantle scroll zks xdai blast aptos dot cosmos klaytn core manta metis fil cfx opbnb",
);
const TEXT = words(
  "swap tokens provide liquidity lend borrow stake earn rewards bridge assets between networks play collect trade cards vote charts prices orders vaults wallets payments invoices fees fast simple open community market makers traders builders artists players savings cover loans names data",
);

export interface GeneratedDapp extends ListingInput {
  readonly script: Script;
}

export function generateDapps(count: number, seed = 1): GeneratedDapp[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at) =>
    generateDapp(random, SCRIPTS[at % SCRIPTS.length] ?? "latin", at),
  );
}

function generateDapp(random: Random, script: Script, at: number): GeneratedDapp {
  const some = (items: readonly string[], most: number): string[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(random, items))),
  ];
  const text = Array.from({ length: 8 }, () => pick(random, TEXT)).join(" ");
  return {
    script,
    title: NAMES[script](random),
    url: `https://d${at}.example`,
    desc: {
      en: `${capital(text)}.`,
      ...(script === "han" && { zh: times(random, 8, 16, () => pick(random, HAN)) }),
    },
    categories: some(CATEGORIES, 2),
    // Half of all DApps are on the largest network.
    networks: [...new Set([...(random() < 0.5 ? ["eth"] : []), ...some(NETWORKS, 4)])],
    tokens:
      random() < 0.5
        ? [
            times(random, 2, 3, () => pick(random, LATIN))
              .toUpperCase()
              .slice(0, 5),
          ]
        : [],
    audits: [],
    popularity: Math.floor(random() * 1_000),
  };
}

/** As they are stored, in the given order. */
export function generatedRecords(dapps: readonly GeneratedDapp[]): DappRecord[] {
  const names = listingNames(readSeed("networks"), readSeed("categories"), () => true);
  return dapps.map(({ script: _script, ...dapp }, at) => {
    const listing = readListing(listingSchema.parse(dapp), names);
    if (!listing.ok) throw new Error(listing.problems.join());
    return recordOf(listing.facts, at, null, new Date(0));
  });
}
