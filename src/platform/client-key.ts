/** Defines one client for a limit: an IPv4 address, or the /64 network of one IPv6 subscriber. */
import { isIP, isIPv6 } from "node:net";

export function clientKey(address: string): string {
  const [bare = ""] = address.split("%", 1);
  if (!isIPv6(bare)) return bare;
  const groups = ipv6Groups(bare);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMappedIpv4)
    return `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(":")}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

/**
 * The /48 network around a /64. Limits count it as well, with a higher limit: otherwise one subscriber could be 65,536
 * clients.
 */
export function wideKey(key: string): string | undefined {
  if (!key.endsWith("::/64")) return undefined;
  return `${key.split(":", 3).join(":")}::/48`;
}

/**
 * Returns the address in an entry of X-Forwarded-For, which some proxies write with quotes, brackets or a port, or null
 * if it has none, such as `unknown`.
 */
export function forwardedAddress(entry: string): string | null {
  const bare = entry.trim().replace(/^"|"$/g, "");
  const bracketed = /^\[([^\]]{1,100})\](?::\d{1,5})?$/.exec(bare)?.[1];
  const withPort = /^([\d.]{7,15}):\d{1,5}$/.exec(bare)?.[1];
  const address = bracketed ?? withPort ?? bare;
  return isIP(address) === 0 ? null : address;
}

/** The eight numbers of an IPv6 address; the URL parser has already turned a dotted tail into hexadecimal. */
function ipv6Groups(address: string): number[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const parse = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const before = parse(head);
  const after = parse(tail ?? "");
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => 0), ...after];
}
