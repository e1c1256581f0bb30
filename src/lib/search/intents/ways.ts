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

/** From one place to another, or to one place with a word of moving: "send usdc to Polygon". */
export const isWay = (parts: readonly Stop[], words: WayWords): boolean =>
  isTrip(parts, words) || (isMoved(parts, words) && isArrival(parts, words));

/** From one place to another, with a word of moving: "pasar de Polygon a Arbitrum". */
export const isMovedTrip = (parts: readonly Stop[], words: WayWords): boolean =>
  isMoved(parts, words) && isTrip(parts, words);

const isMoved = (parts: readonly Stop[], { moves }: WayWords): boolean =>
  parts.some(({ text }) => moves.has(text));

const isArrival = (parts: readonly Stop[], words: WayWords): boolean =>
  parts.some(
    ({ place }, at) =>
      place !== null &&
      (arrivesAt(parts, at, words) || leadsTo(parts, Math.max(0, at - MAX_BEFORE), at, words)),
  );

/** A place, a word of direction, another place; or two places and a word of arrival: "이더리움을 아비트럼으로". */
const isTrip = (parts: readonly Stop[], words: WayWords): boolean =>
  parts.some(({ place }, at) => {
    if (place === null) return false;
    const next = parts.findIndex((part, other) => other > at && part.place !== null);
    const isOther = next !== -1 && parts[next]?.place !== place;
    return isOther && (leadsTo(parts, at + 1, next, words) || arrivesAt(parts, next, words));
  });

const arrivesAt = (parts: readonly Stop[], at: number, { arrivals }: WayWords): boolean =>
  arrivals.has(parts[at + 1]?.text ?? "");

function leadsTo(parts: readonly Stop[], from: number, to: number, { directions }: WayWords): boolean {
  const between = parts.slice(from, to);
  return (
    between.filter(({ isFiller }) => !isFiller).length <= MAX_BETWEEN &&
    between.some(({ text }) => directions.has(text))
  );
}
