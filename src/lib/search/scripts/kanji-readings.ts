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
