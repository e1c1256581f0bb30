/** Finds the listed websites that a host can be mistaken for, and the listed names that a name can. */
import type { HostParts } from "./host-parts.ts";
import { NameIndex } from "./name-index.ts";
import { skeletonOf } from "#lib/look-alike/skeleton.ts";
import {
  isAddedWord,
  isLure,
  isName,
  isOrdinaryName,
  isWordOfOthers,
  knownForms,
  withoutAddedWords,
} from "./words.ts";

export interface LookAlike {
  /** The names it resembles, closest first, as keys of `names`. */
  readonly names: readonly string[];
  /** The listed website that the host begins with or contains whole: only a copy does that. */
  readonly copied: string | null;
}

/** Shorter names are parts of too many words. */
const MIN_PART = 4;
const MIN_NAME = 3;
const MIN_INNER = 7;
const MIN_END = 6;
/** With fewer letters beside it a short name is the beginning of another word: Dinari and the Dinarides. */
const MIN_BESIDE = 4;
/** Short added words are often letters of another word: `salesforce` begins with `sale` by chance. */
const LONG_CUT = 5;
/** What is left where such letters were cut off is near to many names if it is shorter. */
const MIN_REST = 6;
/** Beside unknown words, shorter words with a slip are other words: `athena-hotel` is not Thena. */
const MIN_SLIPPED = 6;
/** Each is compared with all listings. */
const MAX_COMPARED = 12;
/** Nobody reads further in a name. One sign can become eighteen letters, and every part of them would be compared. */
const MAX_LETTERS = 100;

const lettersOf = (text: string): string => skeletonOf(text).slice(0, MAX_LETTERS);

export class LookAlikes {
  readonly #index = new NameIndex();
  readonly #sites = new Set<string>();
  /** Of the listed site that has most. */
  #mostLabels = 0;
  /** The ending may become part of the name: `uniswap-org.com`. */
  readonly #joinedSites = new Map<string, string>();

  /** Returns the skeletons under which the name is known. */
  addName(name: string): readonly string[] {
    const forms = knownForms(skeletonOf(name)).filter((form) => form.length >= MIN_NAME && isName(form));
    for (const form of forms) this.#index.add(form);
    return forms;
  }

  addSite({ site, labels }: HostParts): readonly string[] {
    this.#sites.add(site);
    this.#mostLabels = Math.max(this.#mostLabels, site.split(".").length);
    const forms = this.addName(labels.at(-1) ?? "");
    const [name] = forms;
    if (name !== undefined) this.#joinedSites.set(skeletonOf(site), name);
    return forms;
  }

  isListed({ site }: HostParts): boolean {
    return this.#sites.has(site);
  }

  /** A host of a listed site has the same owner and resembles nothing. */
  ofHost(parts: HostParts): LookAlike {
    if (this.isListed(parts)) return { names: [], copied: null };
    const labels = ownLabelsOf(parts).map((label) => this.#readLabel(label));
    const isAlone = (at: number): boolean => labels.every((one, other) => other === at || one.isAdded);
    const isLured = labels.some((label) => label.isLured);
    const whole = labels.flatMap((label, at) =>
      this.#inLabel(label, isLured || at === labels.length - 1 || isAlone(at), isLured),
    );
    const joined = lettersOf(parts.labels.join(""));
    const spread = labels.length > 1 && joined.length >= MIN_INNER && this.#index.has(joined) ? [joined] : [];
    const sites = this.#writtenSites(labels.flatMap(({ words }) => words));
    return { names: [...new Set([...whole, ...spread, ...sites])], copied: this.#copiedSite(parts) };
  }

  /** A name in words: `Uniswap Airdrop`, `Un1swap`. */
  ofName(name: string): readonly string[] {
    const words = name.split(/[\s\p{P}]+/u).filter((word) => word !== "");
    return [...new Set(this.#inLabel(this.#readLabel(words.slice(0, MAX_WORDS).join("-")), true, false))];
  }

  #readLabel(label: string): Label {
    const parts = label.split(/[-_]+/).filter((part) => part !== "");
    const words = parts.slice(0, MAX_WORDS).map(lettersOf);
    const isAdded = words.map((word, at) => isNumbered(parts[at] ?? "") || isAddedWord(word));
    const others = words.filter((_, at) => !isAdded[at]);
    return {
      whole: lettersOf(label),
      raw: label,
      words,
      core: others.join(""),
      isAdded: others.length === 0,
      isLured: words.length > 1 && words.some(isLure),
    };
  }

  /**
   * `isOwn`: nothing but added words stands beside this label, or it names the site. `isLured`: the host says what copies
   * say, so that a word is the name.
   */
  #inLabel({ whole, raw, words, core }: Label, isOwn: boolean, isLured: boolean): string[] {
    const bare = [trimmed(raw, "end"), trimmed(raw, "both")].map(lettersOf);
    const cores = restsOf([whole, core, ...bare]);
    const exact = [...cores, ...restsOf(misreadings(raw))]
      .filter((rest) => this.#index.has(rest.text) && isRead(rest, isOwn))
      .map(({ text }) => text);
    const near = cores
      .filter(isComparable)
      .slice(0, MAX_COMPARED)
      .flatMap(({ text, cut }) =>
        this.#slips(text, isOwn).filter((name) => cut === 0 || !isPlural(name, text)),
      );
    const doubled = cores.flatMap(({ text }) => this.#doubled(text));
    const parts = runsOf(words).filter(
      (run) => run.length >= MIN_PART && this.#index.has(run) && (isLured || !isOrdinaryName(run)),
    );
    // A word has an honest plural, a name has none: Aaves.
    const single = whole.endsWith("s") ? whole.slice(0, -1) : "";
    const plural = this.#index.has(single) && !isOrdinaryName(single) ? [single] : [];
    return [
      ...exact,
      ...plural,
      ...near,
      ...doubled,
      ...parts,
      ...this.#slippedWords(words, isLured),
      ...this.#inside(whole),
    ];
  }

  /** `uniswop-belohnung`: each word for itself, whatever the others are. */
  #slippedWords(words: readonly string[], isLured: boolean): string[] {
    if (words.length < 2) return [];
    return words
      .filter((word) => word.length >= MIN_SLIPPED && !isAddedWord(word))
      .flatMap((word) => this.#slips(word, isLured))
      .filter((name) => name.length >= MIN_SLIPPED);
  }

  #slips(text: string, isOwn: boolean): string[] {
    if (isOrdinaryName(text)) return [];
    const near = this.#index.near(text).filter((name) => isOwn || !isOrdinaryName(name));
    return near.filter((name) => isSlip(text, name));
  }

  /** The listed site with its dots left out or as hyphens: `uniswap-org.com`, `safe.globalwallet.top`. */
  #writtenSites(words: readonly string[]): string[] {
    return runsOf(words.slice(0, MAX_WORDS), MAX_SITE_WORDS)
      .flatMap(withoutAddedWords)
      .flatMap((text) => this.#joinedSites.get(text) ?? []);
  }

  /** `aaave` and `aav`, where one letter more or less is the only slip that a short name allows. */
  #doubled(text: string): string[] {
    if (isOrdinaryName(text)) return [];
    const found = new Set<string>();
    for (let at = 0; at < text.length; at += 1) {
      if (text[at] === text[at + 1]) found.add(text.slice(0, at) + text.slice(at + 1));
      if (at > 0) found.add(text.slice(0, at - 1) + text[at] + text[at - 1] + text.slice(at + 1));
    }
    return [...found].filter(
      (one) => one !== text && one.length >= MIN_PART && this.#index.has(one) && !isAddedWord(one),
    );
  }

  /** Names at the ends of a label, or anywhere if they are long: `getmyuniswapnow`. */
  #inside(whole: string): string[] {
    return this.#index
      .inside(whole)
      .filter(({ name, from }) => {
        const rest = whole.length - name.length;
        const isAtEnd = (from === 0 || from === rest) && rest >= MIN_BESIDE;
        return name.length >= (isAtEnd ? MIN_END : MIN_INNER) && !isOrdinaryName(name);
      })
      .map(({ name }) => name);
  }

  /** `app.uniswap.org.evil.io`, `uniswap.org-login.com`. */
  #copiedSite({ host, site }: HostParts): string | null {
    const before = host.slice(0, host.length - site.length) + (site.split(".")[0] ?? "");
    const labels = before.split(".");
    for (let from = 0; from < labels.length - 1; from += 1) {
      for (let to = from + 2; to <= Math.min(labels.length, from + this.#mostLabels); to += 1) {
        const last = labels[to - 1] ?? "";
        const inner = labels.slice(from, to - 1);
        for (const start of endsOf(inner[0] ?? ""))
          for (const end of [last, last.split("-")[0] ?? ""]) {
            const text = [start, ...inner.slice(1), end].join(".");
            if (this.#sites.has(text)) return text;
          }
      }
    }
    return null;
  }
}

/** Without the site's name if it is a word of others: what stands before it may still be a copy. */
function ownLabelsOf({ site, labels }: HostParts): readonly string[] {
  const ending = site.split(".").slice(1).join(".");
  return isWordOfOthers(labels.at(-1) ?? "", ending) ? labels.slice(0, -1) : labels;
}

/** The Noun Project is no slip of Nouns. */
const isPlural = (name: string, text: string): boolean => name === `${text}s` && isOrdinaryName(name);

interface Label {
  readonly whole: string;
  readonly raw: string;
  readonly words: readonly string[];
  /** What is left without added words. */
  readonly core: string;
  readonly isAdded: boolean;
  /** Has a word that copies lure with, beside another one. */
  readonly isLured: boolean;
}

const MAX_WORDS = 8;

const MAX_SITE_WORDS = 3;

/** Neighbouring words joined: `pancake-swap`. */
function runsOf(words: readonly string[], most = MAX_WORDS): string[] {
  return words.flatMap((_, from) =>
    words.slice(from, from + most).map((__, more) => words.slice(from, from + more + 1).join("")),
  );
}

/** What is left of a text, and how many letters were cut from its ends. */
interface Rest {
  readonly text: string;
  readonly cut: number;
}

function restsOf(texts: readonly string[]): Rest[] {
  const rests = texts.flatMap((whole) =>
    withoutAddedWords(whole).map((text) => ({ text, cut: whole.length - text.length })),
  );
  // The one that lost least says most.
  return [
    ...new Map(rests.toSorted((a, b) => b.cut - a.cut).map((rest) => [rest.text, rest])).values(),
  ].toSorted((a, b) => a.cut - b.cut);
}

/** Whether the text is read as the name it is. The Sun and Sky News are no copies, `skyclaim` is. */
function isRead({ text, cut }: Rest, isOwn: boolean): boolean {
  if (!isOrdinaryName(text)) return true;
  return isOwn && (text.length >= MIN_PART || cut === 0 || cut >= LONG_CUT);
}

const isComparable = ({ text, cut }: Rest): boolean =>
  cut === 0 || text.length >= (cut < LONG_CUT ? MIN_REST : MIN_PART);

/** Names this short have honest neighbours that rhyme with them: Solend and Colend. */
const MIN_RHYMED = 7;

/** Words have neighbours that are words: `elements` is no slip of `element`, `elemnet` is. */
function isSlip(text: string, name: string): boolean {
  if (name.length < MIN_RHYMED && text.slice(1) === name.slice(1)) return false;
  if (!isOrdinaryName(name)) return true;
  return text[0] === name[0] && !text.startsWith(name);
}

/** The label, and what follows each of its hyphens: `https-uniswap`. */
const endsOf = (label: string): string[] => label.split("-").map((_, at, all) => all.slice(at).join("-"));

/** `2026`, `v5`, `season3`. */
const isNumbered = (part: string): boolean =>
  /^v?\d+$/.test(part) || (/\d$/.test(part) && isAddedWord(lettersOf(trimmed(part, "end"))));

const MAX_MISREADINGS = 4;

/** What signs hide that a skeleton joins: one letter of a pair in `yearnn` and `aavve`, a d in `paraclex`. */
function misreadings(label: string): string[] {
  const pairs = Array.from(
    label.matchAll(/(.)\1/gu),
    ({ index }) => label.slice(0, index) + label.slice(index + 1),
  );
  return [label.replaceAll("cl", "d"), ...pairs].slice(0, MAX_MISREADINGS).map(lettersOf);
}

const isDigit = (sign: string): boolean => sign >= "0" && sign <= "9";

/** Without the digits at its end, or at both ends. */
function trimmed(label: string, where: "end" | "both"): string {
  const signs = Array.from(label);
  const from =
    where === "end"
      ? 0
      : Math.max(
          0,
          signs.findIndex((sign) => !isDigit(sign)),
        );
  return signs.slice(from, signs.findLastIndex((sign) => !isDigit(sign)) + 1).join("");
}
