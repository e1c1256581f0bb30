/** Decides whether two names look alike to people. */

/**
 * Characters of other scripts that look like Latin ones, digits that look like letters, and Latin letters with a stroke or
 * a hook, which no normalisation takes off. Small letters only: names are folded before.
 */
const LOOKS_LIKE: readonly (readonly [string, string])[] = [
  ["a", "ᗩаαạàáâãäåāăąɑⲁ4@ᴀᶏⱥәꭺ"],
  ["b", "ᗷьвЬβ8ƀƃɓʙᵬᶀƅꮟ"],
  ["c", "ᑕсϲⅽçćčⲥƈȼɕᴄҫꮯ"],
  ["d", "ᗪԁⅾďđƌȡɖɗᴅᵭᶁᶑðժꭰ"],
  ["e", "ᕮеєεéèêëēėęě3ҽǝəɇɘɛᴇᶒⱸԑꭼ"],
  ["f", "ᖴƒᵮᶂſғք"],
  ["g", "ɡցğġ69ǥɠɢᶃԍꮐ"],
  ["h", "ᕼһհнħɦʜⱨꮋ"],
  ["i", "ᒪіїιíìîïīįıлⅼ1|!¡lĺłӏɨɪɩᶖƚȴɫɬɭʟᶅⱡլꮮ"],
  ["j", "ᒍјʝȷɉᴊϳյꭻ"],
  ["k", "кκķƙᴋᶄⱪĸқҝꮶ"],
  ["m", "ᗰмⅿɱᴍᵯᶆꮇ"],
  ["n", "ᑎпոñńňηƞȵɲɳɴᵰᶇŋղռ"],
  ["o", "оοօøóòôõöōő0σǿɵөᴏᶗⱺ"],
  ["p", "ᑭрρƥᴘᵱᵽᶈþҏꮲ"],
  ["q", "ԛզɋʠ"],
  ["r", "ᖇгяŕřɍɼɽɾʀᵲᵳᶉꮢ"],
  ["s", "ᔕѕśşš5$ȿʂᵴᶊƨꮪ"],
  ["t", "тτţť7ŧƫƭȶʈᴛᵵⱦ"],
  ["u", "ᑌυսúùûüūůűᴜᶙ"],
  ["v", "ᐯνѵⅴʋᴠᶌⱱⱴꮩ"],
  ["w", "ᗯԝшωᴡⱳɯѡաꮃ"],
  ["x", "᙭хχⅹᶍҳ"],
  ["y", "уүγýÿƴɏʏỿ"],
  ["z", "ᘔźżž2ƶȥɀʐʑᴢᵶᶎⱬꮓ"],
];

/** Signs that stand for the letter they were drawn from, or look like: USD₮, USD†. Others mean nothing and are left out. */
const CURRENCIES: readonly (readonly [string, string])[] = [
  ["a", "₳"],
  ["b", "₿฿"],
  ["c", "₵₡¢"],
  ["d", "₫"],
  ["e", "€ξ"],
  ["f", "₣"],
  ["g", "₲"],
  ["i", "£₤"],
  ["k", "₭"],
  ["m", "₥"],
  ["n", "₦"],
  ["p", "₱₽"],
  ["t", "₮₸†‡"],
  ["w", "₩"],
  ["y", "¥"],
];

const BASE_OF = new Map(
  [...LOOKS_LIKE, ...CURRENCIES].flatMap(([base, characters]) =>
    Array.from(characters, (sign) => [sign, base]),
  ),
);

/** Letters of Lisu, which were drawn from Latin capitals and have no small ones. */
const LISU = Array.from(
  "ꓐbꓑpꓓdꓔtꓖgꓗkꓙjꓚcꓜzꓝfꓟmꓠnꓡiꓢsꓣrꓦvꓧhꓪwꓫxꓬyꓮaꓰeꓲiꓳoꓴu".matchAll(/(.)(.)/gu),
  ([, sign = "", base = ""]) => [sign, base],
) as [string, string][];

/** Capitals whose small letters look different: Ν is not ν. */
const CAPITALS = new Map([
  ...LISU,
  ["И", "n"],
  ["Η", "h"],
  ["Μ", "m"],
  ["Ν", "n"],
  ["Υ", "y"],
  ["Ζ", "z"],
  ["Տ", "s"],
]);

/** Returns the same text for all names that can be mistaken for each other. `rn` looks like m, `vv` like w. */
export function skeletonOf(name: string): string {
  // Most names need nothing else, and many are read at once.
  if (/^[a-z]*$/.test(name)) return joined(name.replaceAll("l", "i"));
  // Normalisation makes a sigma of the first two, and letters of the others.
  const unified = name.replaceAll(/[Ϲϲ]/gu, "c").replaceAll(/[™℠]/gu, "").normalize("NFKC");
  const latin = Array.from(unified, (sign) => CAPITALS.get(sign) ?? sign).join("");
  const folded = latin.toLowerCase().normalize("NFC");
  const bare = Array.from(folded, (sign) => BASE_OF.get(sign) ?? sign).join("");
  return joined(bare.normalize("NFD").replaceAll(/[\p{M}\p{P}\p{S}\p{Z}\p{Cf}]/gu, ""));
}

const joined = (letters: string): string => letters.replaceAll("rn", "m").replaceAll("vv", "w");

/** Whether at most `max` insertions, deletions, changes or swaps of neighbours turn `a` into `b`. */
export function isWithinEdits(a: string, b: string, max: number): boolean {
  if (Math.abs(a.length - b.length) > max) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + change);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(isSwap ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost);
    }
    if (Math.min(...next) > max) return false;
    before = row;
    row = next;
  }
  return (row[b.length] ?? max + 1) <= max;
}

/** Short names that differ by one letter usually mean different things; long ones rarely do. */
export const editsFor = (length: number): 0 | 1 | 2 => (length < 5 ? 0 : length < 10 ? 1 : 2);
