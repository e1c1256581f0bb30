/** Finds the listed websites that a host can be mistaken for, and the listed names that a name can. */
import type { HostParts } from "./host-parts.ts";
import { NameIndex } from "./name-index.ts";
import { skeletonOf } from "#lib/look-alike/skeleton.ts";
import {
  hasOtherEnd,
  hasOtherNumber,
  isComparable,
  isCutByChance,
  isLongerWord,
  isEndByChance,
  isNumbered,
  isOtherShortWord,
  isRead,
  isSlip,
  lettersOf,
  MIN_PART,
  misreadings,
  restsOf,
  trimmed,
} from "./readings.ts";
import {
  isAddedWord,
  isDictionaryName,
  isLure,
  isName,
  isOrdinaryName,
  isPlainWord,
  isPromise,
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

const MIN_NAME = 3;
const MIN_INNER = 7;
const MIN_END = 6;
/** With fewer letters beside it a short name is the beginning of another word: Dinari and the Dinarides. */
const MIN_BESIDE = 4;
/** Beside unknown words, shorter words with a slip are other words: `athena-hotel` is not Thena. */
const MIN_SLIPPED = 6;
/** Each is compared with all listings. */
const MAX_COMPARED = 12;

export class LookAlikes {
  readonly #index = new NameIndex();
  readonly #sites = new Set<string>();
  /** Of the listed site that has most. */
  #mostLabels = 0;
  /** The ending may become part of the name: `uniswap-org.com`. */
  readonly #joinedSites = new Map<string, string>();
  /** Listed hosts without their dots and hyphens: `the-graph.com`, `polkadot-js.org`. */
  readonly #joinedHosts = new Set<string>();

  /** Returns the skeletons under which the name is known. */
  addName(name: string): readonly string[] {
    const forms = knownForms(skeletonOf(name)).filter((form) => form.length >= MIN_NAME && isName(form));
    for (const form of forms) this.#index.add(form);
    return forms;
  }

  /** Returns the skeletons under which the site is known. */
  addSite({ host, site, labels }: HostParts): readonly string[] {
    this.#sites.add(site);
    this.#mostLabels = Math.max(this.#mostLabels, site.split(".").length);
    const forms = this.addName(labels.at(-1) ?? "");
    const joined = skeletonOf(site);
    // A word that names nobody by itself does so together with its ending.
    this.#joinedSites.set(joined, forms[0] ?? joined);
    const hosts = [joined, skeletonOf(host)];
    for (const one of hosts) this.#joinedHosts.add(one);
    return [...forms, ...hosts];
  }

  isListed({ site }: HostParts): boolean {
    return this.#sites.has(site);
  }

  /** A host of a listed site has the same owner and resembles nothing. */
  ofHost(parts: HostParts): LookAlike {
    if (this.isListed(parts)) return { names: [], copied: null };
    const labels = ownLabelsOf(parts).map((label) => this.#readLabel(label, bareEndingOf(parts)));
    const isAlone = (at: number): boolean => labels.every((one, other) => other === at || one.isAdded);
    const isLured = labels.some((label) => label.isLured);
    const whole = labels.flatMap((label, at) =>
      this.#inLabel(label, isLured || at === labels.length - 1 || isAlone(at), isLured),
    );
    const joined = lettersOf(parts.labels.join(""));
    const spread = labels.length > 1 && joined.length >= MIN_INNER && this.#index.has(joined) ? [joined] : [];
    const sites = this.#writtenSites(labels.flatMap(({ words }) => words));
    const written = skeletonOf(parts.host.replace(/^www\./, ""));
    const separated = this.#joinedHosts.has(written) ? [written] : [];
    const names = new Set([...whole, ...spread, ...sites, ...separated]);
    return { names: [...names], copied: this.#copiedSite(parts) };
  }

  /** A name in words: `Uniswap Airdrop`, `Un1swap`. */
  ofName(name: string): readonly string[] {
    const words = name.split(/[\s\p{P}]+/u).filter((word) => word !== "");
    const label = this.#readLabel(words.slice(0, MAX_WORDS).join("-"));
    const isLone = !label.isLured && label.words.filter((word) => !isAddedWord(word)).length === 1;
    const found = [...this.#inLabel({ ...label, isLone }, true, false), ...this.#lured(label)];
    return [...new Set([...found, ...this.#disguised(words)])];
  }

  #readLabel(label: string, bareEnding: string | null = null): Label {
    const parts = label.split(/[-_]+/).filter((part) => part !== "");
    const words = parts.slice(0, MAX_WORDS).map(lettersOf);
    const isAdded = words.map((word, at) => isNumbered(parts[at] ?? "") || isAddedWord(word));
    const others = words.filter((_, at) => !isAdded[at]);
    return {
      whole: lettersOf(label),
      raw: label,
      bareEnding,
      isLone: false,
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
  #inLabel(label: Label, isOwn: boolean, isLured: boolean): string[] {
    const { whole, raw, words, core } = label;
    const bare = [trimmed(raw, "end"), trimmed(raw, "both")].map(lettersOf);
    const cores = restsOf([whole, core, ...bare]);
    const isTold = isOwn && (isLured || !words.some(isPlainWord));
    const exact = [...cores, ...restsOf(misreadings(raw))]
      .filter((rest) => this.#index.has(rest.text) && isRead(rest, isTold))
      .filter((rest) => !label.isLone || !isEndByChance(rest))
      .map(({ text }) => text);
    const near = cores
      .filter(isComparable)
      .slice(0, MAX_COMPARED)
      .flatMap((rest) => this.#slips(rest.text, isTold).filter((name) => !isCutByChance(rest, name)))
      .filter((name) => !hasOtherNumber(raw, whole, name) && !this.#isOtherWord(label, name));
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

  /** `Jito Tip Rewards`: a copy says whose rewards it promises, even if the name is an ordinary word. */
  #lured({ words }: Label): readonly string[] {
    const [first = "", ...others] = words;
    return first.length >= MIN_PART && isPromise(others.at(-1) ?? "") && this.#index.has(first)
      ? [first]
      : [];
  }

  /** `Compоund Labs` with a Cyrillic letter among Latin ones: nobody but a copy writes so, whatever the name is. */
  #disguised(words: readonly string[]): readonly string[] {
    return words
      .slice(0, MAX_WORDS)
      .filter((word) => LATIN.test(word) && OTHER_SCRIPT.test(word))
      .map(lettersOf)
      .filter((word) => word.length >= MIN_PART && this.#index.has(word));
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

  /** Stargaze is another word than Stargate, unless something else than its own ending stands beside it. */
  #isOtherWord({ whole, core, bareEnding, isLone }: Label, name: string): boolean {
    if (isLone && isOtherShortWord(core, name)) return true;
    if (isLone) return isDictionaryName(name) && hasOtherEnd(core, name);
    if (!isOrdinaryName(name) || !hasOtherEnd(whole, name)) return false;
    return bareEnding !== null && !this.#joinedSites.has(name + skeletonOf(bareEnding));
  }

  /** The listed site with its dots left out or as hyphens: `uniswap-org.com`, `safe.globalwallet.top`. */
  #writtenSites(words: readonly string[]): string[] {
    return (
      runsOf(words.slice(0, MAX_WORDS), MAX_SITE_WORDS)
        .flatMap(withoutAddedWords)
        // Joined words may look like other letters: the r and n of `astar-network`.
        .flatMap((text) => this.#joinedSites.get(skeletonOf(text)) ?? [])
    );
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
        if (isOrdinaryName(name) || isLongerWord(whole, name)) return false;
        const isAtEnd = (from === 0 || from === rest) && rest >= MIN_BESIDE;
        return name.length >= (isAtEnd ? MIN_END : MIN_INNER);
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

interface Label {
  readonly whole: string;
  readonly raw: string;
  readonly bareEnding: string | null;
  /** A name that is one word, beside words that copies and others add. */
  readonly isLone: boolean;
  readonly words: readonly string[];
  /** What is left without added words. */
  readonly core: string;
  readonly isAdded: boolean;
  /** Has a word that copies lure with, beside another one. */
  readonly isLured: boolean;
}

const MAX_WORDS = 8;

const MAX_SITE_WORDS = 3;

const LATIN = /\p{Script=Latin}/u;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** Neighbouring words joined: `pancake-swap`. */
function runsOf(words: readonly string[], most = MAX_WORDS): string[] {
  return words.flatMap((_, from) =>
    words.slice(from, from + most).map((__, more) => words.slice(from, from + more + 1).join("")),
  );
}

/** The ending of a host that has nothing but a name before it. */
const bareEndingOf = ({ host, labels }: HostParts): string | null => {
  const [, ending = "", ...more] = host.split(".");
  return labels.length === 1 && more.length === 0 ? ending : null;
};

/** The label, and what follows each of its hyphens: `https-uniswap`. */
const endsOf = (label: string): string[] => label.split("-").map((_, at, all) => all.slice(at).join("-"));
