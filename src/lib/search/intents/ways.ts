/** "from Ethereum to Polygon": whether a query goes from one place to another. */
import type { Group } from "#lib/search/group-names.ts";

interface Stop {
  readonly text: string;
  readonly place: Group | null;
  readonly isFiller: boolean;
}

/** "to the", "в сеть". */
const MAX_BETWEEN = 2;
/** Before the only place. */
const MAX_BEFORE = 2;

export interface WayWords {
  /** Words between two places. */
  readonly directions: ReadonlySet<string>;
  /** Words behind the second place, in languages that have them there. */
  readonly arrivals: ReadonlySet<string>;
  /** To send, to move: with one of these, the place that it goes to is enough. */
  readonly moves: ReadonlySet<string>;
}

/**
 * A place, a word of direction, another place; or two places and a word of arrival: "이더리움을 아비트럼으로"; or one place
 * with such a word, and a word of moving: "send usdc to Polygon".
 */
export function isWay(parts: readonly Stop[], { directions, arrivals, moves }: WayWords): boolean {
  const arrivesAt = (at: number): boolean => arrivals.has(parts[at + 1]?.text ?? "");
  const leadsTo = (from: number, to: number): boolean => {
    const between = parts.slice(from, to);
    return (
      between.filter(({ isFiller }) => !isFiller).length <= MAX_BETWEEN &&
      between.some(({ text }) => directions.has(text))
    );
  };
  const isMoved = parts.some(({ text }) => moves.has(text));
  return parts.some(({ place }, at) => {
    if (place === null) return false;
    if (isMoved && (arrivesAt(at) || leadsTo(Math.max(0, at - MAX_BEFORE), at))) return true;
    const next = parts.findIndex((part, other) => other > at && part.place !== null);
    return next !== -1 && parts[next]?.place !== place && (leadsTo(at + 1, next) || arrivesAt(next));
  });
}
