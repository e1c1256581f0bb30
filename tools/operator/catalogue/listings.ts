/**
 * `dapps`, `tokens` and `nfts`: `list | show | delist | edit | revert`. Every change needs a reason and can be
 * reverted.
 */
import type { ChangeOutcome, ShownListing } from "#features/catalogue/server/desk/changes.ts";
import type { Change } from "#lib/changes/difference.ts";
import { problemText } from "#platform/intake/record-problems.ts";
import type { ListingKind } from "#platform/operator/listing-versions.ts";
import {
  actOnFirst,
  CommandError,
  neededReason,
  textOption,
  type Command,
  type CommandInput,
} from "#tools/operator/command.ts";
import { operatorName } from "#tools/operator/operator-name.ts";
import { footer, PAGE_OPTIONS, PAGE_USAGE, windowOf } from "#tools/operator/pages.ts";
import { formatFields, formatTable } from "#tools/operator/table.ts";
import { formatJson } from "#tools/operator/terminal-text.ts";
import { readFieldValue } from "./field-value.ts";

interface Noun {
  readonly noun: string;
  readonly kind: ListingKind;
  readonly ref: string;
  readonly example: string;
}

const NOUNS: readonly Noun[] = [
  { noun: "dapps", kind: "dapp", ref: "ID", example: "1001" },
  { noun: "tokens", kind: "token", ref: "NETWORK:CONTRACT", example: "eth:0x1f98…" },
  { noun: "nfts", kind: "nft", ref: "NETWORK:CONTRACT", example: "eth:0xd8dA…" },
];

const REASON = { reason: { type: "string" } } as const;

function refOf({ noun, ref, example }: Noun, verb: string, [given]: readonly string[]): string {
  if (!given)
    throw new CommandError(`Name it by ${ref}: npm run operator -- ${noun} ${verb} ${example} --reason "…"`);
  return given;
}

/** Shows removed values as clearly as new ones. */
export const changesTable = (changes: readonly Change[]): string =>
  formatTable(
    changes.map(({ field, before, after }) => ({ field, before: before ?? "–", after: after ?? "–" })),
  );

const valueText = (value: unknown): string =>
  typeof value === "string" ? value : value === null ? "–" : JSON.stringify(value);

function printOutcome({ noun }: Noun, outcome: ChangeOutcome, isJson: boolean): void {
  if (!outcome.ok) {
    const said = {
      not_found: `There is no such listing. Look for it: npm run operator -- ${noun} list --search TEXT`,
      unchanged: "It is so already. Nothing has changed.",
      no_version: "There is no such change. Its changes: show.",
      refused: [...outcome.problems.map(problemText), "Nothing has changed."].join("\n"),
    };
    throw new CommandError(said[outcome.code]);
  }
  const { ref, title, isListed, changes } = outcome.value;
  if (isJson) return console.log(formatJson(outcome.value));
  console.log(`${changesTable(changes)}\n`);
  console.log(formatFields([[ref, `${title}: ${isListed ? "listed" : "not listed"}`]]));
}

const list = ({ noun, kind }: Noun): Command => ({
  noun,
  verb: "list",
  usage: `[--search TEXT] [--delisted] ${PAGE_USAGE}`,
  help: "All of them, or those that a name, an address or a symbol fits",
  options: { search: { type: "string" }, delisted: { type: "boolean" }, ...PAGE_OPTIONS },
  async run({ services, options, isJson }) {
    const window = windowOf({ options, isJson });
    const { total, found } = await services.listings.of[kind].list({
      search: textOption(options["search"]),
      isListed: options["delisted"] === true ? false : null,
      ...window,
    });
    if (isJson) return console.log(formatJson(found));
    const rows = found.map(({ ref, title, about, isListed }) => ({
      listing: ref,
      name: title,
      about,
      state: isListed ? "listed" : "delisted",
    }));
    console.log(`${formatTable(rows)}\n\n${footer(window, found.length, total)}`);
  },
});

function shownText({ fields, versions }: ShownListing): string {
  const history = versions.map(({ id, at, operator, act, reason, submission }) => ({
    change: id,
    at: at.toISOString().slice(0, 16),
    by: operator,
    what: act,
    why: reason,
    submission: submission ?? null,
  }));
  return [
    formatFields(Object.entries(fields).map(([name, value]) => [name, valueText(value)] as const)),
    ...(history.length > 0 ? [formatTable(history)] : ["Nobody has changed it."]),
  ].join("\n\n");
}

const show = (noun: Noun): Command => ({
  noun: noun.noun,
  verb: "show",
  usage: `${noun.ref} [--json]`,
  help: "Everything about one, and who changed it",
  async run({ services, args, isJson }) {
    const shown = await services.listings.of[noun.kind].show(refOf(noun, "show", args));
    if (!shown) throw new CommandError("There is no such listing.");
    console.log(isJson ? formatJson(shown) : shownText(shown));
  },
});

const byOf = ({ foundation, options }: CommandInput) => ({
  operator: operatorName(foundation.config),
  reason: neededReason(options),
});

const delist = (noun: Noun): Command => ({
  noun: noun.noun,
  verb: "delist",
  usage: `${noun.ref} --reason TEXT [--json]`,
  help:
    noun.kind === "dapp"
      ? "Takes it off every list, with its tokens, hot searches and places on the front page"
      : "Takes it off the list",
  options: REASON,
  act: actOnFirst,
  async run(input) {
    const ref = refOf(noun, "delist", input.args);
    printOutcome(noun, await input.services.listings.of[noun.kind].delist(ref, byOf(input)), input.isJson);
  },
});

const edit = (noun: Noun): Command => ({
  noun: noun.noun,
  verb: "edit",
  usage: `${noun.ref} --set FIELD=VALUE … --reason TEXT [--json]`,
  help: "Changes fields as show names them; a list is given as a,b or as JSON",
  options: { ...REASON, set: { type: "string", multiple: true } },
  act: actOnFirst,
  async run(input) {
    const ref = refOf(noun, "edit", input.args);
    const desk = input.services.listings.of[noun.kind];
    const shown = await desk.show(ref);
    const given = Array.isArray(input.options["set"]) ? (input.options["set"] as string[]) : [];
    if (given.length === 0) throw new CommandError("Say what to change: --set FIELD=VALUE");
    const values = given.map((one) => readFieldValue(one, shown?.fields ?? {}));
    printOutcome(noun, await desk.edit(ref, values, byOf(input)), input.isJson);
  },
});

const revert = (noun: Noun): Command => ({
  noun: noun.noun,
  verb: "revert",
  usage: `${noun.ref} [--to CHANGE] --reason TEXT [--json]`,
  help: "Makes it what it was before its last change, or before the one that show numbers so",
  options: { ...REASON, to: { type: "string" } },
  act: actOnFirst,
  async run(input) {
    const ref = refOf(noun, "revert", input.args);
    const typed = textOption(input.options["to"]);
    const to = typed === "" ? null : Number(typed);
    if (to !== null && !Number.isSafeInteger(to))
      throw new CommandError("--to takes the number of a change.");
    printOutcome(
      noun,
      await input.services.listings.of[noun.kind].revert(ref, to, byOf(input)),
      input.isJson,
    );
  },
});

export const listingCommands: readonly Command[] = NOUNS.flatMap((noun) => [
  list(noun),
  show(noun),
  delist(noun),
  edit(noun),
  revert(noun),
]);
