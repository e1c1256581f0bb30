/** Splits a host into the part with an owner and its ending, by the Public Suffix List with its private endings. */
import { domainToASCII, domainToUnicode } from "node:url";
import { parse } from "tldts";
import type { HostParts } from "./host-parts.ts";

/** Anybody can publish below these too, but the list does not have them. */
const SHARED_ENDINGS: ReadonlySet<string> = new Set([
  "4everland.app",
  "4everland.io",
  "ar.io",
  "arweave.net",
  "carrd.co",
  "codesandbox.io",
  "dweb.link",
  "eth.limo",
  "eth.link",
  "fleek.co",
  "ghost.io",
  "glitch.me",
  "godaddysites.com",
  "hashnode.dev",
  "ic0.app",
  "ipfs.io",
  "medium.com",
  "mystrikingly.com",
  "softr.app",
  "stackblitz.io",
  "substack.com",
  "webnode.com",
  "weebly.com",
  "wix.com",
  "wordpress.com",
  "zapier.app",
]);

export function hostPartsOf(host: string): HostParts {
  const ascii = /^[a-z\d.-]+$/.test(host) ? host : domainToASCII(host) || host.toLowerCase();
  const labels = ascii.split(".");
  const ownLabels = labels.length - endingLength(ascii, labels);
  const readable = ascii.includes("xn--") ? (domainToUnicode(ascii) || ascii).split(".") : labels;
  return {
    host: ascii,
    site: labels.slice(Math.max(0, ownLabels - 1)).join("."),
    labels: readable.slice(0, Math.max(1, ownLabels)),
  };
}

function endingLength(host: string, labels: readonly string[]): number {
  if (labels.length > 2 && SHARED_ENDINGS.has(labels.slice(-2).join("."))) return 2;
  const { publicSuffix } = parse(host, { allowPrivateDomains: true, extractHostname: false });
  return publicSuffix === null ? 1 : publicSuffix.split(".").length;
}
