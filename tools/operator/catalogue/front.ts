/** `searches` and `sections`: what the store and the front page show first. */
import {
  MAX_HOT_SEARCH_LENGTH,
  MAX_HOT_SEARCHES,
  searchesFields,
} from "#features/catalogue/front/front-schema.ts";
import { MIN_SEARCHES } from "#features/usage/model.ts";
import { problemText } from "#platform/intake/record-problems.ts";
import {
  actOnFirst,
  CommandError,
  neededReason,
  type Command,
  type CommandInput,
} from "#tools/operator/command.ts";
import { formatTable } from "#tools/operator/table.ts";
import { formatJson } from "#tools/operator/terminal-text.ts";

const REASON = { reason: { type: "string" } } as const;

async function printSearches({ services, isJson }: CommandInput): Promise<void> {
  const searches = await services.listings.hotSearches();
  console.log(
    isJson ? formatJson(searches) : formatTable(searches.map(({ text }, at) => ({ no: at + 1, text }))),
  );
}

const listSearches: Command = {
  noun: "searches",
  verb: "list",
  usage: "[--json]",
  help: "The hot searches, without names of DApps that are not listed",
  run: printSearches,
};

const setSearches: Command = {
  noun: "searches",
  verb: "set",
  usage: "TEXT … --reason TEXT",
  help: "These hot searches in this order, instead of those there are",
  options: REASON,
  act: ({ args, options }) => ({ ...actOnFirst({ args, options }), target: args.join(", ") }),
  async run(input) {
    neededReason(input.options);
    const parsed = searchesFields.safeParse({ texts: input.args.filter((text) => text.trim() !== "") });
    if (!parsed.success)
      throw new CommandError(
        `Name 1 to ${MAX_HOT_SEARCHES} searches of at most ${MAX_HOT_SEARCH_LENGTH} characters each.`,
      );
    await input.services.listings.setHotSearches([...new Set(parsed.data.texts)]);
    await printSearches(input);
  },
};

const MISS_DAYS = 30;
const MAX_MISSES = 200;

const listMisses: Command = {
  noun: "searches",
  verb: "misses",
  usage: "[--json]",
  help: `Searches of the last ${MISS_DAYS} days that found nothing, if they were made in ${MIN_SEARCHES} hours or more`,
  async run({ services, isJson }) {
    const misses = await services.usage.searchMisses(MISS_DAYS, MAX_MISSES);
    if (isJson) return console.log(formatJson(misses));
    const rows = misses.map(({ searches, language, words, lastHour }) => ({
      times: searches,
      language,
      words,
      last: lastHour.toISOString().slice(0, 13),
    }));
    console.log(
      rows.length > 0 ? formatTable(rows) : `Nothing was looked for in vain ${MIN_SEARCHES} times.`,
    );
  },
};

async function printSections({ services, isJson }: CommandInput): Promise<void> {
  const sections = await services.listings.sections();
  if (isJson) return console.log(formatJson(sections));
  const rows = sections.map(({ key, title, source, dapps }) => ({
    section: key,
    title: title.en,
    from: source,
    dapps: dapps.join(" "),
  }));
  console.log(formatTable(rows));
}

const listSections: Command = {
  noun: "sections",
  verb: "list",
  usage: "[--json]",
  help: "The shelves of the front page with their DApps; those that are not listed are not shown there",
  run: printSections,
};

const setSection: Command = {
  noun: "sections",
  verb: "set",
  usage: "SECTION ID … --reason TEXT",
  help: "These DApps in this order, instead of those there are",
  options: REASON,
  act: actOnFirst,
  async run(input) {
    neededReason(input.options);
    const [key = "", ...given] = input.args;
    const ids = given.map(Number);
    if (key === "" || ids.length === 0 || ids.some((id) => !Number.isSafeInteger(id) || id < 1))
      throw new CommandError(
        "Name the section and its DApps: npm run operator -- sections set editors 1001 1002",
      );
    const result = await input.services.listings.setSection(key, [...new Set(ids)]);
    if (!result.ok)
      throw new CommandError([...result.problems.map(problemText), "Nothing has changed."].join("\n"));
    await printSections(input);
  },
};

export const frontCommands: readonly Command[] = [
  listSearches,
  setSearches,
  listMisses,
  listSections,
  setSection,
];
