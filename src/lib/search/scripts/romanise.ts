/** Writes words of other scripts in Latin letters, roughly as their readers do. */
import { pinyinOf } from "./pinyin.ts";

const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => {
        const [sign = "", latin = ""] = pair.split("=");
        return [sign, latin];
      }),
  );

const CYRILLIC = table(
  `а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh
   щ=sch ъ= ы=y ь= э=e ю=yu я=ya і=i ї=i є=e ґ=g`,
);

const KANA = table(
  `あ=a い=i う=u え=e お=o か=ka き=ki く=ku け=ke こ=ko が=ga ぎ=gi ぐ=gu げ=ge ご=go さ=sa し=shi す=su せ=se そ=so
   ざ=za じ=ji ず=zu ぜ=ze ぞ=zo た=ta ち=chi つ=tsu て=te と=to だ=da ぢ=ji づ=zu で=de ど=do な=na に=ni ぬ=nu ね=ne
   の=no は=ha ひ=hi ふ=fu へ=he ほ=ho ば=ba び=bi ぶ=bu べ=be ぼ=bo ぱ=pa ぴ=pi ぷ=pu ぺ=pe ぽ=po ま=ma み=mi む=mu
   め=me も=mo や=ya ゆ=yu よ=yo ら=ra り=ri る=ru れ=re ろ=ro わ=wa を=o ん=n ゔ=vu ー= ・= きゃ=kya きゅ=kyu きょ=kyo
   しゃ=sha しゅ=shu しょ=sho ちゃ=cha ちゅ=chu ちょ=cho にゃ=nya にゅ=nyu にょ=nyo ひゃ=hya ひゅ=hyu ひょ=hyo みゃ=mya
   みゅ=myu みょ=myo りゃ=rya りゅ=ryu りょ=ryo ぎゃ=gya ぎゅ=gyu ぎょ=gyo じゃ=ja じゅ=ju じょ=jo びゃ=bya びゅ=byu
   びょ=byo ぴゃ=pya ぴゅ=pyu ぴょ=pyo ふゅ=fyu ふぁ=fa ふぃ=fi ふぇ=fe ふぉ=fo てぃ=ti でぃ=di とぅ=tu どぅ=du でゅ=dyu うぃ=wi
   うぇ=we うぉ=wo ゔぁ=va ゔぃ=vi ゔぇ=ve ゔぉ=vo ちぇ=che しぇ=she じぇ=je つぁ=tsa つぉ=tso いぇ=ye`,
);

const HANGUL_INITIALS = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ");
const HANGUL_VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const HANGUL_FINALS = " k k k n n n t l k m p l l p l m p p t t ng t t k t p t".split(" ");

const DEVANAGARI = table(
  `क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n प=p फ=ph ब=b भ=bh म=m य=y
   र=r ल=l व=v श=sh ष=sh स=s ह=h ळ=l`,
);
const DEVANAGARI_VOWELS = table(
  "ा=a ि=i ी=i ु=u ू=u ृ=ri े=e ै=ai ो=o ौ=au ॅ=e ॉ=o ं=n ँ=n ः=h अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ए=e ऐ=ai ओ=o औ=au ऑ=o ऍ=e",
);
const VIRAMA = "्";
const SHORT_A = "ə";
/** Nobody hears it between a syllable and the next: staraget is starget. */
const SILENT_SHORT_A = /([aeiou][a-z]h?)ə(?=[^aeiouə]h?[aeiou])/g;

const THAI = table(
  `ก=k ข=kh ฃ=kh ค=kh ฅ=kh ฆ=kh ง=ng จ=j ฉ=ch ช=ch ซ=s ฌ=ch ญ=y ฎ=d ฏ=t ฐ=th ฑ=th ฒ=th ณ=n ด=d ต=t ถ=th ท=th ธ=th น=n
   บ=b ป=p ผ=ph ฝ=f พ=ph ฟ=f ภ=ph ม=m ย=y ร=r ล=l ว=w ศ=s ษ=s ส=s ห=h ฬ=l อ=o ฮ=h ฤ=rue`,
);
const THAI_VOWELS = table("ะ=a ั=a า=a ำ=am ิ=i ี=i ึ=ue ื=ue ุ=u ู=u เ=e แ=ae โ=o ใ=ai ไ=ai");
/** Written before the consonant they follow. */
const THAI_LEADING = /([เแโใไ])([ก-ฮ])/g;
const THAI_WORD = /^[\p{Script=Thai}a-z\d]+$/u;
const THAI_MUTED = /(?<=[ก-ฮ])์/g;
/** Before two consonants: เดร is "dre". */
const THAI_LEADING_TWO = /([เแโใไ])([กขคตดทบปผพฟส][รลว](?![ะ-ู็])|[ก-ฮ])/g;
const THAI_SILENT = /[ก-ฮ]์|[็่้๊๋]/g;

const KATAKANA_TO_HIRAGANA = 0x60;

/** Null if the word is Latin already, or in a script without a table. */
export function romanise(word: string): string | null {
  const text = word.normalize("NFC");
  const roman = writeLatin(text);
  return roman === null || roman === text || roman === "" ? null : roman;
}

function writeLatin(text: string): string | null {
  if (/^[\x20-\x7e]*$/.test(text)) return null;
  if (/^[\p{Script=Han}a-z\d]+$/u.test(text)) return fromHan(text);
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}ー・a-z\d]+$/u.test(text)) return fromKana(text);
  if (/^[\p{Script=Hangul}a-z\d]+$/u.test(text)) return fromHangul(text);
  if (/^[\p{Script=Cyrillic}a-z\d]+$/u.test(text)) return replaced(text, CYRILLIC);
  if (/^[\p{Script=Devanagari}a-z\d]+$/u.test(text)) return fromDevanagari(text);
  if (/^[\p{Script=Thai}a-z\d]+$/u.test(text)) return fromThai(text);
  return null;
}

const replaced = (text: string, signs: ReadonlyMap<string, string>): string =>
  Array.from(text, (sign) => signs.get(sign) ?? sign).join("");

function fromHan(text: string): string | null {
  const syllables = Array.from(text, (sign) => (/[a-z\d]/.test(sign) ? sign : pinyinOf(sign)));
  return syllables.includes("") ? null : syllables.join("");
}

function fromKana(text: string): string {
  const signs = Array.from(text, (sign) =>
    /[ァ-ヴ]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) - KATAKANA_TO_HIRAGANA) : sign,
  );
  let latin = "";
  let isDoubled = false;
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? "";
    if (sign === "っ") {
      isDoubled = true;
      continue;
    }
    const both = KANA.get(sign + (signs[at + 1] ?? ""));
    const sound = both ?? KANA.get(sign) ?? sign;
    if (both !== undefined && signs[at + 1] !== undefined) at += 1;
    latin += (isDoubled ? sound.slice(0, 1) : "") + sound;
    isDoubled = false;
  }
  return latin;
}

function fromHangul(text: string): string {
  return Array.from(text, (sign) => {
    const at = sign.charCodeAt(0) - 0xac00;
    if (at < 0 || at > 11_171) return sign;
    const initial = HANGUL_INITIALS[Math.floor(at / 588)] ?? "";
    const vowel = HANGUL_VOWELS[Math.floor((at % 588) / 28)] ?? "";
    return initial + vowel + (HANGUL_FINALS[at % 28] ?? "");
  }).join("");
}

/** A consonant without a vowel sign is followed by a short a, but not at the end of a word. */
function fromDevanagari(text: string): string {
  const signs = [...text.normalize("NFD").replaceAll("़", "")];
  return signs
    .map((sign, at) => {
      const consonant = DEVANAGARI.get(sign);
      if (consonant === undefined) return sign === VIRAMA ? "" : (DEVANAGARI_VOWELS.get(sign) ?? sign);
      const next = signs[at + 1] ?? "";
      const hasOwnVowel = next === "" || next === VIRAMA || (DEVANAGARI_VOWELS.has(next) && next !== "ं");
      return hasOwnVowel ? consonant : consonant + SHORT_A;
    })
    .join("")
    .replaceAll(SILENT_SHORT_A, "$1")
    .replaceAll(/n(?=[pbm])/g, "m")
    .replaceAll(SHORT_A, "a");
}

/**
 * Other ways to read a foreign name in Thai: with the letters that only its own script hears (กซ์ is an "x"), with a
 * leading vowel behind two consonants (เดร is "dre"), and with ก as "g".
 */
export function otherThaiReadings(word: string): readonly string[] {
  if (!THAI_WORD.test(word)) return [];
  const aloud = [word, word.replaceAll(THAI_MUTED, "")];
  const voiced = [...aloud, ...aloud.map((text) => text.replaceAll("ก", "g"))];
  return [THAI_LEADING, THAI_LEADING_TWO]
    .flatMap((leading) => voiced.map((text) => fromThai(text, leading)))
    .filter((text, at, all) => at > 0 && all.indexOf(text) === at);
}

function fromThai(text: string, leading = THAI_LEADING): string {
  const ordered = text.replaceAll(THAI_SILENT, "").replaceAll(leading, "$2$1");
  return Array.from(ordered, (sign) => THAI.get(sign) ?? THAI_VOWELS.get(sign) ?? sign).join("");
}
