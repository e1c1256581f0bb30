import { expect, it } from "vitest";
import networks from "#content/seed/networks.json" with { type: "json" };
import { createLinkReader, explorerHosts, type LinkedNetwork } from "./explorer-links.ts";

const known: LinkedNetwork[] = networks.map(({ key, evm, explorers }) => ({ key, isEvm: evm, explorers }));
const read = createLinkReader(known);
const hash = `0x${"ab12".repeat(16)}`;
const codeOf = (text: string): string => {
  const link = read(text);
  return link.ok ? `${link.network ?? "any"} ${link.hash}` : link.code;
};

it("reads the links of at least 30 networks, each explorer that the catalogue names", () => {
  const seen = new Set<string>();
  for (const { key, isEvm, explorers } of known) {
    for (const { transaction } of explorers) {
      if (!transaction) continue;
      const one = isEvm ? hash : key === "solana" ? "5".repeat(88) : "ab".repeat(32);
      expect(codeOf(transaction.replace("{tx}", one)), transaction).toBe(`${key} ${one}`);
      seen.add(key);
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(50);
});

it.each([
  `https://bscscan.com/tx/${hash}`,
  `http://bscscan.com/tx/${hash}`,
  `bscscan.com/tx/${hash}`,
  `https://www.bscscan.com/tx/${hash}/`,
  `  https://BscScan.com/tx/0x${hash.slice(2).toUpperCase()}#eventlog  `,
  `https://bscscan.com/tx/${hash}?a=1&b=2`,
  `https://cn.bscscan.com/tx/${hash}`,
  `https://bsctrace.com/tx/${hash}`,
  `https://bsc.blockscout.com/tx/${hash}?tab=logs`,
  `https://www.oklink.com/bsc/tx/${hash}`,
  `https://www.oklink.com/zh-hans/bsc/tx/${hash}`,
  `https://oklink.com/en/bsc/tx/${hash}`,
  `https://blockchair.com/bnb/transaction/${hash}`,
  `https://blockchair.com/es/bnb/transaction/${hash}?from=x`,
  `https://3xpl.com/bnb/transaction/${hash}`,
  `https://bsc.tokenview.io/en/tx/${hash}`,
  `https://bsc.tokenview.io/cn/tx/${hash}`,
])("reads the hash from %s", (text) => {
  expect(codeOf(text)).toBe(`bsc ${hash}`);
});

it("accepts a bare hash, which has no network", () => {
  expect(codeOf(hash.toUpperCase().replace("0X", "0x"))).toBe(`any ${hash}`);
});

it.each([
  [`https://bscscan.com.evil.io/tx/${hash}`, "the true host before another"],
  [`https://bscscan.com@evil.io/tx/${hash}`, "the true host as a user name"],
  [`https://evil.io@bscscan.com/tx/${hash}`, "a user name before the true host"],
  [`https://bscscan.com:8443/tx/${hash}`, "a port"],
  [`https://bscscan.com./tx/${hash}`, "a dot after the host"],
  [`https://bsсscan.com/tx/${hash}`, "a Cyrillic letter"],
  [`https://ｂscscan.com/tx/${hash}`, "a letter that a URL parser would make plain"],
  [`https://xn--bsscan-5nf.com/tx/${hash}`, "such a host in its encoded form"],
  [`https://%62scscan.com/tx/${hash}`, "an encoded letter"],
  [`https://bscscam.com/tx/${hash}`, "one letter off"],
  [`https://bscscan.co/tx/${hash}`, "another ending"],
  [`https://bscscan-com.io/tx/${hash}`, "a dash for the dot"],
  [`https://my-bscscan.net/tx/${hash}`, "the name inside another"],
])("refuses the look-alike %s: %s", (text) => {
  expect(codeOf(text)).toBe("lookalike_explorer");
});

it.each([
  `https://web3.okx.com/explorer/bsc/tx/${hash}`,
  `https://bnb.dex.guru/tx/${hash}`,
  `https://blockscan.com/tx/${hash}`,
  `https://phalcon.blocksec.com/explorer/tx/bsc/${hash}`,
  `https://explorer.bitquery.io/bsc/tx/${hash}?theme=dark`,
  `https://example.org/#/look?hash=${hash}&again=${hash.toUpperCase().replace("0X", "0x")}`,
  `https://cronoscan.com/tx/${hash}`,
  `https://tonscan.org/tx/${hash}`,
])("accepts the one hash in a link of an unlisted explorer, and reports no imitation: %s", (text) => {
  expect(codeOf(text)).toBe(`any ${hash}`);
});

it("reports an unknown explorer if the link contains no hash, or two", () => {
  const other = `0x${"9".repeat(64)}`;
  for (const rest of ["", "/tx/", "/tx/0x12", `/tx/${hash}ff`, `/tx/${hash}?other=${other}`])
    expect(codeOf(`https://example.org${rest}`), rest).toBe("unknown_explorer");
});

it("recognises the other networks of an explorer with many", () => {
  expect(codeOf(`https://www.oklink.com/polygon/tx/${hash}`)).toBe("wrong_network");
  expect(codeOf(`https://blockchair.com/ethereum/transaction/${hash}`)).toBe("wrong_network");
  expect(codeOf(`https://www.oklink.com/xlayer/tx/${hash}`)).toBe(`xlayer ${hash}`);
});

it("recognises another network's explorer, and a test network's", () => {
  expect(codeOf(`https://etherscan.io/tx/${hash}`)).toBe(`eth ${hash}`);
  expect(codeOf(`https://opbnb.bscscan.com/tx/${hash}`)).toBe(`opbnb ${hash}`);
  expect(codeOf(`https://testnet.bscscan.com/tx/${hash}`)).toBe("wrong_network");
});

it.each([
  ["https://bscscan.com/address/0x52908400098527886E0F7030069857D2E4169EE7", "address_link"],
  ["https://bscscan.com/token/0x52908400098527886E0F7030069857D2E4169EE7", "token_link"],
  [`https://bscscan.com/tx/${hash}ff`, "bad_hash"],
  [`https://bscscan.com/tx/${hash.slice(0, 40)}`, "bad_hash"],
  ["https://bscscan.com/tx/", "bad_hash"],
  ["https://bscscan.com/", "not_a_link"],
  [`https://bscscan.com\\@evil.io/tx/${hash}`, "not_a_link"],
  [`https://bscscan.com/evil?/tx/${hash}`, "not_a_link"],
  [`javascript:alert(1)//bscscan.com/tx/${hash}`, "not_a_link"],
  [`ftp://bscscan.com/tx/${hash}`, "not_a_link"],
  [`https://bscs\tcan.com/tx/${hash}`, "not_a_link"],
  ["I have paid", "not_a_link"],
  [hash.slice(2), "not_a_link"],
  [`https://bscscan.com/tx/${hash}#${"x".repeat(500)}`, "not_a_link"],
])("%s gives %s", (text, code) => {
  expect(codeOf(text)).toBe(code);
});

const explorer = (key: string, transaction?: string): LinkedNetwork => ({
  key,
  isEvm: true,
  explorers: [{ transaction }],
});
/** What a site with only these explorers makes of a link. */
const codeAmong = (explorers: readonly LinkedNetwork[], text: string): string => {
  const link = createLinkReader(explorers)(text);
  return link.ok ? `${link.network ?? "any"} ${link.hash}` : link.code;
};

it("a link may have 500 characters and no more", () => {
  const start = `https://bscscan.com/tx/${hash}#`;
  expect(codeOf(start.padEnd(500, "x"))).toBe(`bsc ${hash}`);
  expect(codeOf(start.padEnd(501, "x"))).toBe("not_a_link");
});

it("a hash keeps its letters on networks where capitals matter", () => {
  const signature = `${"5KtP".repeat(21)}9aBz`;
  expect(codeOf(`https://solscan.io/tx/${signature}`)).toBe(`solana ${signature}`);
});

it.each([
  [`https://bscscan.com/tx/${"5".repeat(88)}`, "bad_hash", "another network's hash"],
  [`https://bscscan.com/tx/${hash}#付款`, "bad_hash", "letters that no explorer writes"],
  [`https://localhost/tx/${hash}`, "not_a_link", "a host without a dot"],
  ["https://www.oklink.com/polygon/home", "not_a_link", "another network without a transaction"],
])("%s gives %s: %s", (text, code) => {
  expect(codeOf(text)).toBe(code);
});

it("a subdomain that looks like a language is the explorer it names, if there is one", () => {
  const both = [explorer("spain", "https://es.sea.io/tx/{tx}"), explorer("sea", "https://sea.io/tx/{tx}")];
  expect(codeAmong(both, `https://es.sea.io/tx/${hash}`)).toBe(`spain ${hash}`);
  expect(codeAmong(both, `https://ja.sea.io/tx/${hash}`)).toBe(`sea ${hash}`);
});

it("a path names another network only on an explorer whose paths all name one", () => {
  const ofMany = explorer("bay", "https://lighthouse.io/bay/tx/{tx}");
  const ofOne = explorer("sea", "https://lighthouse.io/tx/{tx}");
  expect(codeAmong([ofMany], `https://lighthouse.io/reef/tx/${hash}`)).toBe("wrong_network");
  expect(codeAmong([ofMany, ofOne], `https://lighthouse.io/reef/tx/${hash}`)).toBe("not_a_link");
});

it("a sibling of a known explorer is another explorer of the same owner, no imitation", () => {
  expect(
    codeAmong([explorer("sea", "https://sea.lighthouse.io/tx/{tx}")], `https://bay.lighthouse.io/tx/${hash}`),
  ).toBe(`any ${hash}`);
});

it("an encoded label is refused wherever it stands in a host, but not inside a word", () => {
  expect(codeOf(`https://pay.xn--bsscan-5nf.com/tx/${hash}`)).toBe("lookalike_explorer");
  expect(codeOf(`https://maxn--lights.org/tx/${hash}`)).toBe(`any ${hash}`);
});

it("two other letters imitate a host of eleven letters; in a shorter one they make another word", () => {
  const ours = [
    explorer("short", "https://abcdefg.io/tx/{tx}"),
    explorer("long", "https://hijklmno.io/tx/{tx}"),
  ];
  expect(codeAmong(ours, `https://abcdefx.io/tx/${hash}`)).toBe("lookalike_explorer");
  expect(codeAmong(ours, `https://abcdexx.io/tx/${hash}`)).toBe(`any ${hash}`);
  expect(codeAmong(ours, `https://hijklmxx.io/tx/${hash}`)).toBe("lookalike_explorer");
  expect(codeAmong(ours, `https://hijklxxx.io/tx/${hash}`)).toBe(`any ${hash}`);
});

it("the name of a scan is protected inside longer hosts; a short or common name only with its ending", () => {
  const ours = [
    explorer("own", "https://seascan.org/tx/{tx}"),
    explorer("six", "https://abscan.org/tx/{tx}"),
    explorer("five", "https://qscan.org/tx/{tx}"),
    explorer("common", "https://explorer.org/tx/{tx}"),
  ];
  expect(codeAmong(ours, `https://pay-seascan-now.net/tx/${hash}`)).toBe("lookalike_explorer");
  expect(codeAmong(ours, `https://pay-abscan-now.net/tx/${hash}`)).toBe("lookalike_explorer");
  expect(codeAmong(ours, `https://pay-qscan-now.net/tx/${hash}`)).toBe(`any ${hash}`);
  expect(codeAmong(ours, `https://pay-explorer-now.net/tx/${hash}`)).toBe(`any ${hash}`);
  expect(codeAmong(ours, `https://qscan.org.pay-now.net/tx/${hash}`)).toBe("lookalike_explorer");
});

it("lists the explorers of a network without duplicates, and only those with a page for transactions", () => {
  const pages = [
    "https://www.a.io/tx/{tx}",
    "https://a.io/other/{tx}",
    "https://my.awww.io/tx/{tx}",
    "http://plain.io/tx/{tx}",
    "see https://text.io/tx/{tx}",
    "https://no-placeholder.io/tx/",
    undefined,
  ];
  const explorers = pages.map((transaction) => ({ transaction }));
  expect(explorerHosts({ key: "x", isEvm: true, explorers })).toEqual(["a.io", "my.awww.io"]);
});
