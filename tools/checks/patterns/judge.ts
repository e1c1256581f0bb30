// Asks recheck for the complexity of a regular expression. Its build in plain JavaScript runs on every machine.
import recheck from "recheck/lib/browser.js";
import knownSafe from "./known-safe.json" with { type: "json" };

export interface Written {
  readonly source: string;
  readonly flags: string;
}

/** Null if it is linear, otherwise the problem. */
export type Judge = (pattern: Written) => string | null;

export const nameOf = ({ source, flags }: Written): string => `/${source}/${flags}`;

const TIMEOUT_MS = 60_000;

/**
 * The automaton proves its answer. Fuzzing, which recheck prefers for repetitions of more than 30, measures: on a busy machine it
 * called safe expressions slow. It is left with what the automaton cannot judge.
 */
function check({ source, flags }: Written) {
  const proven = recheck.checkSync(source, flags, { timeout: TIMEOUT_MS, checker: "automaton" });
  return proven.status === "unknown" ? recheck.checkSync(source, flags, { timeout: TIMEOUT_MS }) : proven;
}

export const askRecheck: Judge = (pattern) => {
  const answer = check(pattern);
  if (answer.status === "safe") return null;
  return answer.status === "vulnerable"
    ? `can take ${answer.complexity.summary} time, for example on ${answer.attack.pattern}`
    : `cannot be judged by recheck: ${answer.error.kind}`;
};

const known = new Set<string>(knownSafe);

/** Some expressions take seconds to judge, so those known to be safe are not judged again. */
export const judgePattern: Judge = (pattern) => (known.has(nameOf(pattern)) ? null : askRecheck(pattern));
