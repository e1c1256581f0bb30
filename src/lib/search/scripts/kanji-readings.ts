/** How Japanese words in Chinese characters are read, in Latin letters: the words of labels, as people type them. */
import { foldSearch } from "./fold-search.ts";
import { romanise } from "./romanise.ts";

const READINGS: ReadonlyMap<string, string> = new Map(
  `取引所=torihikijo 取引=torihiki 板=ita 価格=kakaku 流動性=ryudosei 管理=kanri 無担保=mutanpo 担保型=tanpogata 利回り=rimawari
   公式=koshiki 無期限=mukigen 先物=sakimono 合成=gosei 資産=shisan 予測=yosoku 市場=shijo 運用=unyo 補償=hosho 保険=hoken
   現実=genjitsu 国債=kokusai 不動産=fudosan 株式=kabushiki 現物=genbutsu 音楽=ongaku 動画=doga 仮想=kaso 世界=sekai 募金=bokin
   寄付=kifu 決済=kessai 法定=hotei 通貨=tsuka 売買=baibai 分析=bunseki 共有=kyoyu 開発者=kaihatsusha 物理=butsuri 学習=gakushu
   税務=zeimu 記帳=kicho 税金=zeikin 確定申告=kakuteishinkoku 投票=tohyo 報酬=hoshu 人工知能=jinkochino 分散型=bunsangata
   金融=kinyu 貸借=taishaku 融資=yushi 安定=antei 橋渡し=hashiwatashi 道具=dogu 支払い=shiharai 購入=konyu 交流=koryu 人気=ninki
   貸し=kashi 借り=kari 付け=tsuke 貸付=kashitsuke 貸す=kasu 借入=kariire 担保=tanpo 両替=ryogae 交換=kokan
   送金=sokin 匿名=tokumei 芸術=geijutsu 給料=kyuryo 給与=kyuyo 金=kin 債券=saiken 土地=tochi 保存=hozon 保管=hokan 証明=shomei
   身分=mibun 本人確認=honninkakunin 承認=shonin 詐欺=sagi 安全=anzen 会計=kaikei 検索=kensaku 開発=kaihatsu 発行=hakko 作成=sakusei
   署名=shomei 複数=fukusu 財布=saifu 旅行=ryoko 航空券=kokuken 予約=yoyaku 請求書=seikyusho 自動=jido 複利=fukuri 利息=risoku 利子=rishi
   金利=kinri 配当=haito 委任=inin 検証者=kenshosha 預金=yokin 貯金=chokin 賭け=kake 選挙=senkyo 換金=kankin 現金=genkin 入金=nyukin
   出金=shukkin 銀行=ginko 口座=koza 資金=shikin 基金=kikin 追跡=tsuiseki 残高=zandaka 収益=shueki 農場=nojo 育成=ikusei 対戦=taisen
   交換所=kokanjo 貴金属=kikinzoku 仮想通貨=kasotsuka 暗号資産=angoshisan 名前=namae 募集=boshu 慈善=jizen 身元=mimoto 空売り=karauri
   初心者=shoshinsha 新着=shinchaku 暗号=ango 提案=teian`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [word = "", reading = ""] = pair.split("=");
      return [foldSearch(word), reading];
    }),
);
const LONGEST = Math.max(...Array.from(READINGS.keys(), ({ length }) => length));
const HAN = /\p{Script=Han}/u;

/** Null if a word of it is not known. */
export function readKanji(folded: string): string | null {
  if (!HAN.test(folded)) return null;
  let reading = "";
  let other = "";
  for (let at = 0; at < folded.length;) {
    const word = knownAt(folded, at);
    if (word === null && HAN.test(folded[at] ?? "")) return null;
    other += word === null ? (folded[at] ?? "") : "";
    if (word !== null) {
      reading += latinOf(other) + (READINGS.get(word) ?? "");
      other = "";
    }
    at += word?.length ?? 1;
  }
  return reading + latinOf(other);
}

/** The longest known word that begins there. */
function knownAt(text: string, at: number): string | null {
  for (let length = LONGEST; length > 0; length -= 1) {
    const word = text.slice(at, at + length);
    if (READINGS.has(word)) return word;
  }
  return null;
}

const latinOf = (text: string): string => romanise(text) ?? text;
