/** Searches that somebody types to keep the server busy: as long as they may be, in every script. */
const LIMIT = 100;

const filled = (text: string): string => text.repeat(LIMIT).slice(0, LIMIT);

/** Signs of a block of Unicode, of which no two beside each other are a word. */
const signs = (from: number, count: number, step: number): string =>
  Array.from({ length: LIMIT }, (_, at) => String.fromCodePoint(from + ((at * step) % count))).join("");

export const HOSTILE_QUERIES: Readonly<Record<string, string>> = {
  "one Chinese sign": filled("币"),
  "100 Chinese signs": signs(0x4e00, 20_000, 197),
  "Chinese words of the field": filled(
    "交易所借贷平台钱包以太坊跨链桥质押收益聚合器游戏市场数据分析稳定币预言机保险社交音乐艺术",
  ),
  "Chinese words, a space between them": filled("交易 借贷 跨链 质押 "),
  "a Chinese sentence":
    "我想把以太坊上的资产转到Polygon然后借贷赚取收益请问哪个平台最安全手续费最低我想把以太坊上的资产转到Polygon然后借贷赚取收益请问哪个平台",
  "a Japanese sentence": filled("イーサリアムからポリゴンに送金したいのですがおすすめのブリッジは"),
  "unknown Kana": filled("ヌペモュギャッゾビョ"),
  "Korean words": filled("거래소지갑브릿지게임대출스테이킹예측"),
  "Korean words, a space between them": filled("거래소 지갑 브릿지 게임 대출 "),
  "unknown Korean": signs(0xac00, 11_000, 197),
  "Thai words": filled("แลกเปลี่ยนสะพานกระเป๋าเงินเกมตลาด"),
  "a Thai word with a mistake, 20 times": filled("สรกน "),
  "unknown Thai": filled("ฐฑฒณฬฮฌญฎฏ"),
  "Hindi words": filled("विनिमय पुल खेल बाजार "),
  "Russian words": filled("обменник кошелек мост игра биржа "),
  "every script": filled("aЖ币ไ한カक🎮"),
  "every script, a space between them": filled("a Ж 币 ไ 한 カ क 🎮 "),
  pictures: filled("🎮🔥🐧💰"),
  "20 pictures": "🎮🔥🐧💰🎲🎨🎵🏦🌉📈🖼🐶🐱🦄🍕🍣🥞🌙⭐☀",
  "20 unknown words":
    "zqaxk xvbx wkcxk jpdx qhexk zqfx xvgxk wkhx jpixk qhjx zqkxk xvlx wkmxk jpnx qhoxk zqpx xvqxk wkrx jpsxk",
  "20 names":
    "swap uni wallet bridge game nft aave lend stake dex pancake yield social polygon solana music vote",
  "20 names with mistakes":
    "swpa uinswap wallte brigde gaem aavee lendd staek pancaek yeild socail polgyon solanna muscic voet",
  "an odd word, five times": filled("qxzjvkwpf gzxqvkjw "),
  "a long word": filled("qzxjvkwpfbmyhgtrlnsdcaeiou"),
  "single letters": filled("a b c d e f g h i j k l m n o p q r s t "),
  "beginnings of two letters": filled("sw un wa br ga nf aa le st de pa yi "),
};
