/**
 * Removes a repeated character from the end. `/x+$/` would restart at every occurrence in the middle of a long text.
 */
export function withoutTrailing(text: string, sign: string): string {
  let end = text.length;
  while (text.endsWith(sign, end) && end > 0) end -= sign.length;
  return text.slice(0, end);
}
