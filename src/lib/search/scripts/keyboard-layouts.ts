/** What was meant when a word was typed with another keyboard layout switched on. */

/** The keys of a Latin keyboard in the order of the tables below. */
const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const NUMBER_KEYS = "1234567890-=";
const SHIFTED_KEYS = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const SHIFTED_NUMBER_KEYS = "!@#$%^&*()_+";

const pairs = (keys: string, signs: string): [string, string][] => {
  const all = [...signs];
  return Array.from(keys, (key, at): [string, string] => [key, all[at] ?? key]);
};

const RUSSIAN = new Map([...pairs(KEYS, "йцукенгшщзхъфывапролджэячсмитьбю"), ...pairs("`", "ё")]);

const THAI = new Map([
  ...pairs(NUMBER_KEYS, "ๅ/-ภถุึคตจขช"),
  ...pairs(KEYS, "ๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใ"),
  ...pairs("\\/", "ฃฝ"),
  ...pairs(SHIFTED_NUMBER_KEYS, "+๑๒๓๔ู฿๕๖๗๘๙"),
  ...pairs(SHIFTED_KEYS, '๐"ฎฑธํ๊ณฯญฐ,ฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬ'),
  ...pairs("|?", "ฅฦ"),
]);

/** The Indian standard layout, InScript. */
const HINDI = new Map([
  ...pairs(KEYS, "ौैाीूबहगदजड़ोे्िुपरकतचटॆंमनवलस,."),
  ...pairs("\\/", "ॉय"),
  ...pairs(SHIFTED_KEYS, "औऐआईऊभङघधझढञओएअइउफऱखथछठऎँणऩऴळशष।"),
]);

/** The Korean standard layout with two sets of letters. */
const KOREAN = new Map([
  ...pairs("qwertyuiop", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ"),
  ...pairs("asdfghjkl", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ"),
  ...pairs("zxcvbnm", "ㅋㅌㅊㅍㅠㅜㅡ"),
  ...pairs("QWERTOP", "ㅃㅉㄸㄲㅆㅒㅖ"),
]);

const INITIALS = Array.from("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ");
const VOWELS = Array.from("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ");
const FINALS = ["", ...Array.from("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")];

/** Two keys, one letter. */
const DOUBLE = new Map(
  "ㅗㅏㅘ ㅗㅐㅙ ㅗㅣㅚ ㅜㅓㅝ ㅜㅔㅞ ㅜㅣㅟ ㅡㅣㅢ ㄱㅅㄳ ㄴㅈㄵ ㄴㅎㄶ ㄹㄱㄺ ㄹㅁㄻ ㄹㅂㄼ ㄹㅅㄽ ㄹㅌㄾ ㄹㅍㄿ ㄹㅎㅀ ㅂㅅㅄ"
    .split(" ")
    .map((three): [string, string] => [three.slice(0, 2), three.slice(2)]),
);

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

/** Letters typed one by one become syllables: ㅇㅠㄴㅣ is 유니. */
function composeSyllables(letters: readonly string[]): string {
  let text = "";
  let at = 0;
  while (at < letters.length) {
    const initial = INITIALS.indexOf(letters[at] ?? "");
    const [vowel, afterVowel] = initial === -1 ? ["", at] : takeDouble(letters, at + 1, VOWELS);
    if (vowel === "") {
      text += letters[at] ?? "";
      at += 1;
      continue;
    }
    const [final, next] = takeFinal(letters, afterVowel);
    text += String.fromCharCode(
      FIRST_SYLLABLE +
        (initial * VOWELS.length + VOWELS.indexOf(vowel)) * FINALS.length +
        FINALS.indexOf(final),
    );
    at = next;
  }
  return text;
}

function takeDouble(letters: readonly string[], at: number, known: readonly string[]): [string, number] {
  const first = letters[at] ?? "";
  const both = DOUBLE.get(first + (letters[at + 1] ?? ""));
  if (both !== undefined && known.includes(both)) return [both, at + 2];
  return known.includes(first) ? [first, at + 1] : ["", at];
}

/** A consonant before a vowel begins the next syllable. */
function takeFinal(letters: readonly string[], at: number): [string, number] {
  const isVowel = (index: number): boolean => VOWELS.includes(letters[index] ?? "");
  const [final, next] = takeDouble(letters, at, FINALS);
  if (final === "" || isVowel(at)) return ["", at];
  if (!isVowel(next)) return [final, next];
  const single = letters[at] ?? "";
  return next - at === 2 ? [single, at + 1] : ["", at];
}

function lettersOfSyllables(text: string): string {
  let letters = "";
  for (const sign of text.normalize("NFC")) {
    const code = sign.charCodeAt(0);
    if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) {
      letters += sign;
      continue;
    }
    const at = code - FIRST_SYLLABLE;
    const perInitial = VOWELS.length * FINALS.length;
    letters += INITIALS[Math.floor(at / perInitial)] ?? "";
    letters += VOWELS[Math.floor((at % perInitial) / FINALS.length)] ?? "";
    letters += FINALS[at % FINALS.length] ?? "";
  }
  return letters;
}

const inverse = (layout: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(Array.from(layout, ([key, sign]) => [sign, key]));

const LATIN_KEYS = [RUSSIAN, THAI, HINDI].map(inverse);
const KOREAN_KEYS = inverse(KOREAN);
for (const [both, one] of DOUBLE) {
  const [first = "", second = ""] = both;
  KOREAN_KEYS.set(one, (KOREAN_KEYS.get(first) ?? "") + (KOREAN_KEYS.get(second) ?? ""));
}

const typeWith = (text: Iterable<string>, layout: ReadonlyMap<string, string>): string =>
  Array.from(text, (sign) => layout.get(sign) ?? sign).join("");

/** Whatever key is on a keyboard. */
const LATIN = /^[\x21-\x7e]+$/;
const HANGUL = /\p{Script=Hangul}/u;

/** The texts that the same keys give on other layouts; the given text is a word without spaces. */
export function otherLayouts(word: string): string[] {
  const found = LATIN.test(word) ? onOtherLayouts(word) : onLatinKeys(word);
  return [...new Set(found)].filter((text) => text !== word);
}

function onOtherLayouts(word: string): string[] {
  const lower = word.toLowerCase();
  const korean = composeSyllables(
    Array.from(word, (key) => KOREAN.get(key) ?? KOREAN.get(key.toLowerCase()) ?? key),
  );
  return [typeWith(lower, RUSSIAN), korean, typeWith(word, THAI), typeWith(word, HINDI)];
}

function onLatinKeys(word: string): string[] {
  if (HANGUL.test(word)) {
    const keys = typeWith(lettersOfSyllables(word), KOREAN_KEYS);
    return LATIN.test(keys) ? [keys] : [];
  }
  const typed = word.toLowerCase().normalize("NFC");
  return LATIN_KEYS.map((keys) => typeWith(typed, keys)).filter((text) => LATIN.test(text));
}
