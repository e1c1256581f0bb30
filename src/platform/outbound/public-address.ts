/** Which addresses the site may connect to: those of the public Internet, and no other. */
import { BlockList, isIP } from "node:net";

/** Reserved, private and local ranges (IANA's special-purpose registries). */
const REFUSED: readonly string[] = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
  // A cloud provider's metadata service at an otherwise public address.
  "168.63.129.16/32",
  // Within the public range of IPv6: Teredo and other protocols, documentation, and 6to4, which wraps IPv4.
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  // The sink for questions about private addresses, like 192.175.48.0/24.
  "2620:4f:8000::/48",
  "3fff::/20",
];

/** The rest of IPv6 is not public; mapped, compatible and translated IPv4 addresses are part of it. */
const PUBLIC_IPV6 = "2000::/3";

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 4 ? "ipv4" : "ipv6");

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", prefix = ""] = range.split("/");
    list.addSubnet(network, Number(prefix), familyOf(network));
  }
  return list;
}

const refused = listOf(REFUSED);
const publicIpv6 = listOf([PUBLIC_IPV6]);

/** `address` is an IP address without brackets; any other text is not public. */
export function isPublicAddress(address: string): boolean {
  // A zone (fe80::1%eth0) makes sense on the local link only.
  if (isIP(address) === 0 || address.includes("%")) return false;
  const family = familyOf(address);
  if (refused.check(address, family)) return false;
  return family === "ipv4" || publicIpv6.check(address, family);
}
