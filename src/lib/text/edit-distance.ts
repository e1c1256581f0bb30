/** Counts the letters to change, add or remove to turn one text into the other; stops at `limit`. */
export function editDistance(one: string, other: string, limit = Infinity): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      current.push(
        Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + change),
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    above = current;
  }
  return above.at(-1) ?? 0;
}
