/** `reports list | resolve`: what visitors say is wrong with listings. */
import { listingOfAddress } from "#features/ownership/listing-address.ts";
import { CommandError, textOption, type Command } from "#tools/operator/command.ts";
import { operatorName } from "#tools/operator/operator-name.ts";
import { PAGE_OPTIONS, PAGE_USAGE, printList } from "#tools/operator/pages.ts";

const listReports: Command = {
  noun: "reports",
  verb: "list",
  usage: `[ADDRESS] ${PAGE_USAGE}`,
  help: "What visitors reported, open ones first; or only about the listing at this address",
  options: PAGE_OPTIONS,
  async run({ services, args: [address], options, isJson }) {
    const listing = address === undefined ? "" : listingOfAddress(address);
    if (listing === null) throw new CommandError("Give the address of a listing's page.");
    printList(
      await services.problemReports.list(listing),
      ({ id, title, reason, text, at, resolvedBy, note }) => ({
        number: String(id),
        listing: title,
        reason,
        text,
        at: new Date(at).toISOString().slice(0, 16),
        resolved: resolvedBy === null ? "" : `${resolvedBy}: ${note}`,
      }),
      { options, isJson },
    );
  },
};

const resolveReport: Command = {
  noun: "reports",
  verb: "resolve",
  usage: '<number> --note "…"',
  help: "Closes a report with a word about what was done",
  options: { note: { type: "string" } },
  act: ({ args: [id = ""], options }) => ({ target: `report ${id}`, reason: textOption(options["note"]) }),
  async run({ services, foundation, args: [id = ""], options }) {
    const note = textOption(options["note"]);
    if (!/^\d{1,15}$/.test(id) || note === "")
      throw new CommandError('Name the report and say what was done: reports resolve 12 --note "delisted"');
    const by = operatorName(foundation.config);
    const result = await services.problemReports.resolve(Number(id), { by, note });
    if (!result.ok) throw new CommandError("There is no open report with this number.");
    console.log(`Report ${id} is resolved.`);
  },
};

export const reportCommands = [listReports, resolveReport];
