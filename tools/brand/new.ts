/** `npm run brand -- new <id>`: writes brand/<id> from five answers. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { brandSchema, coloursSchema, type BrandSource } from "#brand/schema.ts";
import { setText } from "#server/share/text/set-text.ts";
import { LaunchError } from "#tools/launch.mjs";
import { walletsItResembles } from "./resemblance.ts";

const { name, short, officialHost, token } = brandSchema.shape;

export const answersSchema = z.strictObject({
  name,
  short,
  host: officialHost,
  token: token.shape.symbol,
  colour: coloursSchema.shape.main,
});

export type Answers = z.infer<typeof answersSchema>;

export const QUESTIONS: Readonly<Record<keyof Answers, string>> = {
  name: "The name, as people write it (Driftwood)",
  short: "Its short form, up to six letters (DW)",
  host: "The host of the site (driftwood.example)",
  token: "The symbol of its token (DWT)",
  colour: "Its main colour (#7a4b2a)",
};

/** What is wrong with the last answer. A name that may not be used is told now, not after the last question. */
export function problemWith(key: keyof Answers, given: Partial<Answers>): string | null {
  const read = answersSchema.shape[key].safeParse(given[key]);
  if (!read.success) return read.error.issues[0]?.message ?? "is not valid";
  const { name: title = "", short: letters = "", host } = given;
  const [resembles] = walletsItResembles({ name: title, short: letters, hosts: host ? [host] : [] });
  return resembles ?? null;
}

/** What the questions do not ask comes from this brand, with its names as placeholders. */
function readReference<Content>(root: string, reference: string, file: string): Content {
  return JSON.parse(readFileSync(join(root, "brand", reference, file), "utf8")) as Content;
}

const NO_CONTRACT = `0x${"0".repeat(40)}`;

const spaced = (text: string): string => text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");

function spellingOf({ name: title, short: letters, token: symbol }: Answers, programme: string) {
  const joined = title.replaceAll(/\s/g, "");
  const tag = title.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
  const wrong = (forms: string[], right: string): string[] =>
    [...new Set(forms)].filter((one) => one !== right);
  const named = wrong([title.toLowerCase(), title.toUpperCase(), spaced(title), joined], title);
  return {
    // Many scripts have no case.
    name: named.length > 0 ? named : [[...title].join(" "), `${title}™`],
    short: wrong([letters.toLowerCase(), `${[...letters].join(".")}.`], letters),
    token: wrong([`$${symbol}`, symbol.toLowerCase()], symbol),
    programme: [programme.replaceAll(/\s/g, ""), programme.replaceAll(/\s/g, "-")],
    hashtag: wrong([`#${tag.toLowerCase()}`, `#${tag}Wallet`], `#${tag}`),
  };
}

function brandOf(id: string, answers: Answers, reference: BrandSource): BrandSource {
  const { name: title, short: letters, host, token: symbol } = answers;
  const programme = `${letters}\u00a0Crew`;
  const word = id.replaceAll(/[^a-z\d]/g, "");
  return {
    ...reference,
    demonstration: true,
    name: title,
    short: letters,
    programme,
    // Nobody donates to another project's contract because of a copied file.
    token: { ...reference.token, symbol, name: symbol, contract: NO_CONTRACT },
    officialHost: host,
    hosts: [host],
    contacts: { ...reference.contacts, programme: "crew@{brandHost}" },
    wallet: { rdns: `${host.split(".").toReversed().join(".")}.wallet`, deepLink: `${word}://dapp` },
    inAppBrowser: { ...reference.inAppBrowser, bridge: word },
    spelling: spellingOf(answers, programme),
  };
}

/** Both directions, so that its middle stays open. */
const RING = "M32 2a30 30 0 1 1 0 60a30 30 0 1 1 0-60Zm0 4.5a25.5 25.5 0 1 0 0 51a25.5 25.5 0 1 0 0-51Z";

/**
 * The first letter in a ring, until the brand has a mark of its own. Both are its body, so that the letter can be read
 * where there is one colour, and on every ground.
 */
async function letterMark(title: string): Promise<string> {
  const size = 36;
  const initial = ([...title][0] ?? "").toUpperCase();
  const style = { sizes: [size], width: 100, maxLines: 1, weight: 800, leading: 1, tracking: 0 } as const;
  const letter = await setText(initial, "en", style);
  if (!letter)
    throw new LaunchError(
      `No typeface of the site has ${initial}. Make the brand with a name in Latin letters, then draw mark.svg and wordmark.svg, and write the name into brand.json.`,
    );
  const place = `translate(${((64 - letter.width) / 2).toFixed(2)} ${((64 - letter.height) / 2).toFixed(2)})`;
  const outline = letter.svg.replaceAll("<path ", '<path class="body" ');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `  <path class="body" d="${RING}"/>`,
    `  <g transform="${place}">${outline}</g>`,
    '  <circle class="accent" cx="53" cy="11" r="7"/>',
    "</svg>",
    "",
  ].join("\n");
}

/** Returns the folder that was written. */
export async function newBrand(
  root: string,
  reference: string,
  id: string,
  answers: Answers,
): Promise<string> {
  if (!/^[a-z][a-z\d-]{1,30}$/.test(id))
    throw new LaunchError(`${id} is no name of a folder such as driftwood.`);
  const folder = join(root, "brand", id);
  if (existsSync(folder)) throw new LaunchError(`brand/${id} exists already.`);
  const resembles = walletsItResembles({ ...answers, hosts: [answers.host] });
  if (resembles.length > 0)
    throw new LaunchError(
      `${resembles.join(" ")} Readers must not take one wallet for another: choose another name.`,
    );
  const { highlight } = coloursSchema.parse(readReference(root, reference, "colours.json"));
  const asText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;
  const files = new Map([
    ["brand.json", asText(brandOf(id, answers, readReference(root, reference, "brand.json")))],
    ["colours.json", asText({ main: answers.colour, highlight })],
    ...["links.pro.json", "links.io.json", "social.json"].map(
      (file) => [file, asText(readReference(root, reference, file))] as const,
    ),
    ["mark.svg", await letterMark(answers.name)],
  ]);
  // Only now, so that a name without letters in our typefaces leaves no half of a brand.
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  return folder;
}
