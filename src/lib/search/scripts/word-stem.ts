/** One text for the forms of a word: without its ending of number, gender or case. English, Spanish, Portuguese, Russian, Hindi. */

/** As they are folded: й is и, ё is е. */
const RUSSIAN_ENDING =
  /(?:н(?:ого|ому|ыми|ыи|ая|ое|ые|ым|ых|ую|ои)|иями|ями|ами|ого|его|ому|ему|ыми|ими|ов|ев|еи|ии|ыи|ои|ая|яя|ое|ее|ые|ие|ым|им|ом|ем|ых|их|ую|юю|ам|ям|ах|ях|[аяоеыиуюь])$/;
/** A vowel that other forms lack: рынок, рынки. */
const RUSSIAN_LOOSE_VOWEL = /о(?=к$)/;
/** Of verbs and nouns: खरीदना, खरीदें, खरीदूँ. */
const HINDI_ENDING = /(?:ना|ने|नी|ता|ते|ती|ओं|ों|ें|ेंगे|ूँ|ूं|[ािीुूेोै]ं?)$/;
const MIN_HINDI = 3;
const MIN_RUSSIAN = 3;
const MIN_LATIN = 4;

export function stemOf(word: string): string {
  if (/^[a-z]+$/.test(word)) return longEnough(latinStem(word), MIN_LATIN) ?? word;
  if (/^\p{Script=Devanagari}+$/u.test(word))
    return longEnough(word.replace(HINDI_ENDING, ""), MIN_HINDI) ?? word;
  if (!/^\p{Script=Cyrillic}+$/u.test(word)) return word;
  return longEnough(word.replace(RUSSIAN_ENDING, "").replace(RUSSIAN_LOOSE_VOWEL, ""), MIN_RUSSIAN) ?? word;
}

const latinStem = (word: string): string =>
  word
    // British and American.
    .replace(/is(?=(?:e|ed|es|ing|ation)$)/, "iz")
    .replace(/oes$/, "ao")
    .replace(/ies$/, "y")
    .replace(/(?<!s)s$/, "")
    .replace(/(?<=[nrld])e$/, "")
    .replace(/[ao]$/, "");

const longEnough = (stem: string, least: number): string | null => (stem.length >= least ? stem : null);
