/** "from Ethereum to Polygon": whether a query goes from one place to another. */
import type { Group } from "./group-names.ts";

interface Stop {
  readonly text: string;
  readonly place: Group | null;
  readonly isFiller: boolean;
}

/** "to the", "в сеть". */
const MAX_BETWEEN = 2;

/** A place, a word of direction, another place; or two places and a word of arrival: "이더리움을 아비트럼으로". */
export function isWay(
  parts: readonly Stop[],
  directions: ReadonlySet<string>,
  arrivals: ReadonlySet<string>,
): boolean {
  return parts.some(({ place }, at) => {
    if (place === null) return false;
    const next = parts.findIndex((part, other) => other > at && part.place !== null);
    const between = parts.slice(at + 1, Math.max(next, at + 1));
    return (
      next !== -1 &&
      parts[next]?.place !== place &&
      between.filter(({ isFiller }) => !isFiller).length <= MAX_BETWEEN &&
      (between.some(({ text }) => directions.has(text)) || arrivals.has(parts[next + 1]?.text ?? ""))
    );
  });
}
