/**
 * Hashes a name to 32 bits: FNV-1a over the UTF-8 bytes of its folded form, then one mix, so that the low bits, which
 * select pictures, depend on the whole name. Server and browser compute the same number.
 */
export function nameHash(name: string): number {
  const folded = name.normalize("NFKC").trim().toLowerCase();
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(folded)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
