/** "from Ethereum to Polygon": whether a query goes from one place to another. */
import type { Group } from "./group-names.ts";

interface Stop {
  readonly text: string;
  readonly place: Group | null;
}

/** "to the", "в сеть". */
const MAX_BETWEEN = 2;

/** A place, a word of direction, another place. */
export function isWay(parts: readonly Stop[], directions: ReadonlySet<string>): boolean {
  return parts.some(({ place }, at) => {
    if (place === null) return false;
    const next = parts.findIndex((part, other) => other > at && part.place !== null);
    const between = parts.slice(at + 1, Math.max(next, at + 1));
    return (
      next !== -1 &&
      parts[next]?.place !== place &&
      between.length <= MAX_BETWEEN &&
      between.some(({ text }) => directions.has(text))
    );
  });
}
