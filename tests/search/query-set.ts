/** Queries by kind with the DApps that fit, as in queries/*.txt and, with kinds as headings, later-queries/*.txt. */
import { readdirSync, readFileSync } from "node:fs";
import type { DappRecord } from "#features/catalogue/model.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { kindLabel, readSeed } from "./catalogue.ts";

export interface SetQuery {
  readonly kind: string;
  readonly text: string;
  /** Whether this may come first. Undefined is nothing. */
  readonly fits: (dapp: DappRecord | undefined) => boolean;
}

const FOLDER = new URL("queries/", import.meta.url);
const LATER_FOLDER = new URL("later-queries/", import.meta.url);
const NOTHING = "nothing";
const categoryIds = new Map(readSeed("categories").map(({ key, id }) => [key, id]));

export const readQuerySet = (): SetQuery[] =>
  linesOf(FOLDER).flatMap(({ file, line }) => readQuery(file.replace(".txt", ""), line));

/** Each was written by somebody who had not read the others, and says what its first run gave. */
export const readLaterQueries = (): SetQuery[] =>
  readdirSync(LATER_FOLDER).flatMap((file) =>
    readQueryFile(readFileSync(new URL(file, LATER_FOLDER), "utf8")),
  );

/** A file with its kinds as headings. */
function readQueryFile(text: string): SetQuery[] {
  let kind = "";
  return text.split("\n").flatMap((line) => {
    if (line.startsWith(HEADING)) kind = line.slice(HEADING.length);
    return readQuery(kind, line);
  });
}

const HEADING = "## ";

const linesOf = (folder: URL): { file: string; line: string }[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8")
      .split("\n")
      .map((line) => ({ file, line })),
  );

function readQuery(kind: string, line: string): SetQuery[] {
  if (!line.includes(" | ") || line.startsWith("#")) return [];
  const [text = "", expected = ""] = line.split(" | ");
  return [{ kind, text, fits: fitting(expected) }];
}

/** "A/B" is A or B; "category:x+network:y" is both. */
function fitting(expected: string): SetQuery["fits"] {
  const choices = expected.split("/").map((choice) => choice.split("+").map(condition));
  return (dapp) => choices.some((all) => all.every((holds) => holds(dapp)));
}

function condition(text: string): SetQuery["fits"] {
  if (text === NOTHING) return (dapp) => dapp === undefined;
  const [field, value = ""] = text.split(":");
  if (field === "category")
    return (dapp) => dapp?.categoryIds.includes(categoryIds.get(value) ?? -1) === true;
  if (field === "network") return (dapp) => dapp?.networks.includes(value) === true;
  if (field === "kind") return (dapp) => dapp?.kind === value;
  return (dapp) => dapp?.title === text;
}

/** What people write behind a name, in several languages. */
const SUFFIXES = [
  "finance",
  "official site",
  "app",
  "login",
  "token",
  "protocol",
  "network",
  "crypto",
  "exchange",
  "airdrop",
  "v2",
  "how to use",
  "官网",
  "公式サイト",
  "공식 사이트",
  "приложение",
  "sitio oficial",
  "đăng nhập",
  "เข้าสู่ระบบ",
  "आधिकारिक वेबसाइट",
];

function labelQueries(dapps: readonly DappRecord[]): SetQuery[] {
  const kinds = [...new Set(dapps.map(({ kind }) => kind))];
  return LANGUAGES.flatMap((language) =>
    kinds.map((kind) => {
      const text = kindLabel(language, kind);
      // Two kinds may have the same label.
      const same = kinds.filter((other) => kindLabel(language, other) === text);
      return { kind: "kind labels", text, fits: (dapp) => dapp !== undefined && same.includes(dapp.kind) };
    }),
  );
}

const suffixQueries = (dapps: readonly DappRecord[]): SetQuery[] =>
  SUFFIXES.flatMap((suffix) =>
    dapps.map(({ id, title }): SetQuery => ({
      kind: `name and "${suffix}"`,
      text: `${title} ${suffix}`,
      fits: (dapp) => dapp?.id === id,
    })),
  );

const symbolQueries = (dapps: readonly DappRecord[]): SetQuery[] =>
  dapps.flatMap(({ tokens }) =>
    tokens.map((symbol): SetQuery => ({
      kind: "symbol and token",
      text: `${symbol} token`,
      fits: (dapp) =>
        dapp !== undefined &&
        (dapp.tokens.includes(symbol) || dapp.title.toLowerCase() === symbol.toLowerCase()),
    })),
  );

/** Our own queries, every label of a kind, every name with every suffix, every symbol. */
export const wholeQuerySet = (dapps: readonly DappRecord[]): SetQuery[] => [
  ...readQuerySet(),
  ...readLaterQueries(),
  ...labelQueries(dapps),
  ...suffixQueries(dapps),
  ...symbolQueries(dapps),
];
