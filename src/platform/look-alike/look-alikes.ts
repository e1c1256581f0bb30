/** Finds the listed websites that a host can be mistaken for, and the listed names that a name can. */
import type { HostParts } from "./host-parts.ts";
import { NameIndex } from "./name-index.ts";
import { skeletonOf } from "#lib/look-alike/skeleton.ts";
import { isAddedWord, isName, isOrdinaryName, knownForms, withoutAddedWords } from "./words.ts";

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
    const labels = parts.labels.map((label) => this.#readLabel(label));
    const isAlone = (at: number): boolean => labels.every((one, other) => other === at || one.isAdded);
    const whole = labels.flatMap((label, at) =>
      this.#inLabel(label, at === labels.length - 1 || isAlone(at)),
    );
    const joined = lettersOf(parts.labels.join(""));
    const spread = labels.length > 1 && joined.length >= MIN_INNER && this.#index.has(joined) ? [joined] : [];
    return { names: [...new Set([...whole, ...spread])], copied: this.#copiedSite(parts) };
  }

  /** A name in words: `Uniswap Airdrop`, `Un1swap`. */
  ofName(name: string): readonly string[] {
    const words = name.split(/[\s\p{P}]+/u).filter((word) => word !== "");
    return [...new Set(this.#inLabel(this.#readLabel(words.slice(0, MAX_WORDS).join("-")), true))];
  }

  #readLabel(label: string): Label {
    const parts = label.split(/[-_]+/).filter((part) => part !== "");
    const words = parts.slice(0, MAX_WORDS).map(lettersOf);
    const others = words.filter((word, at) => !isAddedWord(word) && !/^\d+$/.test(parts[at] ?? ""));
    return {
      whole: lettersOf(label),
      raw: label,
      words,
      core: others.join(""),
      isAdded: others.length === 0,
    };
  }

  /** `isOwn`: nothing but added words stands beside this label, or it names the site. */
  #inLabel({ whole, raw, words, core }: Label, isOwn: boolean): string[] {
    const bare = [trimmed(raw, "end"), trimmed(raw, "both")].map(lettersOf);
    const cores = [...new Set([whole, core, ...bare].flatMap(withoutAddedWords))];
    const exact = cores.filter((text) => this.#index.has(text) && (isOwn || !isOrdinaryName(text)));
    const near = cores
      // Two letters cut from a word leave something near every short name.
      .filter((text) => text.length > MIN_PART || text === whole || whole.length - text.length > 2)
      .slice(0, MAX_COMPARED)
      .flatMap((text) => this.#slips(text, isOwn));
    const parts = runsOf(words).filter(
      (run) => run.length >= MIN_PART && this.#index.has(run) && !isOrdinaryName(run),
    );
    const joined = this.#joinedSites.get(whole) ?? [];
    return [...exact, ...near, ...parts, ...this.#inside(whole)].concat(joined);
  }

  #slips(text: string, isOwn: boolean): string[] {
    if (isOrdinaryName(text)) return [];
    const near = this.#index.near(text).filter((name) => isOwn || !isOrdinaryName(name));
    return [...near.filter((name) => isSlip(text, name)), ...this.#doubled(text)];
  }

  /** `aaave` and `aav`, where one letter more or less is the only slip that a short name allows. */
  #doubled(text: string): string[] {
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
        const isAtEnd = from === 0 || from + name.length === whole.length;
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
        for (const end of [last, last.split("-")[0] ?? ""]) {
          const text = [...inner, end].join(".");
          if (this.#sites.has(text)) return text;
        }
      }
    }
    return null;
  }
}

interface Label {
  readonly whole: string;
  readonly raw: string;
  readonly words: readonly string[];
  /** What is left without added words. */
  readonly core: string;
  readonly isAdded: boolean;
}

const MAX_WORDS = 8;

/** Neighbouring words joined: `pancake-swap`. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join("")),
  );
}

/** Words have neighbours that are words: `elements` is no slip of `element`, `elemnet` is. */
function isSlip(text: string, name: string): boolean {
  if (!isOrdinaryName(name)) return true;
  return text[0] === name[0] && !text.startsWith(name);
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
