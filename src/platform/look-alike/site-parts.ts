/** Splits a host into the part with an owner and its ending, by the Public Suffix List with its private endings. */
import { domainToASCII, domainToUnicode } from "node:url";
import { parse } from "tldts";
import type { HostParts } from "./host-parts.ts";

/** Anybody can publish below these too, but the list does not have them. */
const SHARED_ENDINGS: ReadonlySet<string> = new Set([
  "000webhostapp.com",
  "22web.org",
  "42web.io",
  "4everland.app",
  "4everland.io",
  "66ghz.com",
  "ar.io",
  "arweave.net",
  "atwebpages.com",
  "b4a.run",
  "bravesites.com",
  "byethost.com",
  "canva.site",
  "carrd.co",
  "codesandbox.io",
  "ct.ws",
  "cyclic.app",
  "dorik.io",
  "durable.co",
  "dweb.link",
  "edgeone.app",
  "epizy.com",
  "eth.ac",
  "eth.limo",
  "eth.link",
  "fleek.co",
  "fleek.xyz",
  "free.nf",
  "gamer.gd",
  "ghost.io",
  "glide.page",
  "glitch.me",
  "godaddysites.com",
  "gradio.live",
  "great-site.net",
  "hashnode.dev",
  "hostingerapp.com",
  "hostingersite.com",
  "hubspotpagebuilder.com",
  "ic0.app",
  "iceiy.com",
  "inbrowser.link",
  "infinityfree.me",
  "infinityfreeapp.com",
  "ipfs.io",
  "ipns.io",
  "is-best.net",
  "jimdofree.com",
  "jimdosite.com",
  "kesug.com",
  "kinsta.page",
  "koyeb.app",
  "liveblog365.com",
  "livejournal.com",
  "loca.lt",
  "lovestoblog.com",
  "mailchimpsites.com",
  "medium.com",
  "mydurable.com",
  "myfreesites.net",
  "mypinata.cloud",
  "mystrikingly.com",
  "nftstorage.link",
  "on.fleek.co",
  "page.tl",
  "rf.gd",
  "site123.me",
  "softr.app",
  "stackblitz.io",
  "start.page",
  "strikingly.com",
  "substack.com",
  "super.site",
  "taplink.ws",
  "tiiny.site",
  "tilda.ws",
  "tistory.com",
  "totalh.net",
  "tumblr.com",
  "ucraft.site",
  "unicornplatform.page",
  "w3s.link",
  "webador.com",
  "webcontainer.io",
  "webnode.com",
  "webnode.page",
  "webstarts.com",
  "weebly.com",
  "weeblysite.com",
  "wix.com",
  "wordpress.com",
  "wpcomstaging.com",
  "wuaze.com",
  "zapier.app",
  "zyrosite.com",
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
  const shared = [3, 2].find((length) => isShared(labels, length));
  if (shared !== undefined) return shared;
  const { publicSuffix } = parse(host, { allowPrivateDomains: true, extractHostname: false });
  return publicSuffix === null ? 1 : publicSuffix.split(".").length;
}

/** Blogger has one ending for each country: `blogspot.com.br`. */
const isShared = (labels: readonly string[], length: number): boolean => {
  if (labels.length <= length) return false;
  const ending = labels.slice(-length);
  return SHARED_ENDINGS.has(ending.join(".")) || ending[0] === "blogspot";
};
