/** `submitters export | erase` and `purge`: the promises of the privacy page. */
import { purgeOld } from "#server/housekeeping/purge-old.ts";
import { CommandError, type Command } from "#tools/operator/command.ts";
import { formatTable } from "#tools/operator/table.ts";
import { formatJson } from "#tools/operator/terminal-text.ts";

function addressOf([email]: readonly string[], verb: string): string {
  if (!email?.includes("@"))
    throw new CommandError(`Name an e-mail address: npm run operator -- submitters ${verb} ADDRESS`);
  return email;
}

const exportSubmitter: Command = {
  noun: "submitters",
  verb: "export",
  usage: "EMAIL",
  help: "Everything kept about one submitter, as JSON",
  async run({ services, args }) {
    console.log(formatJson(await services.submissions.exportSubmitter(addressOf(args, "export"))));
  },
};

const eraseSubmitter: Command = {
  noun: "submitters",
  verb: "erase",
  usage: "EMAIL [--json]",
  help: "Deletes a submitter: submissions that are not public go, public ones lose the person",
  // The act must not record the address that is erased.
  act: () => ({ target: "", reason: "" }),
  async run({ services, args, isJson }) {
    const erased = { ...(await services.submissions.eraseSubmitter(addressOf(args, "erase"))) };
    console.log(isJson ? formatJson(erased) : formatTable([erased]));
  },
};

const purgeNow: Command = {
  noun: "purge",
  verb: "now",
  usage: "[--json]",
  help: "Deletes what has been kept as long as was promised; the site does it every hour",
  act: () => ({ target: "", reason: "" }),
  async run({ services, isJson }) {
    const purged = { ...(await purgeOld(services)) };
    console.log(isJson ? formatJson(purged) : formatTable([purged]));
  },
};

export const submitterCommands: readonly Command[] = [exportSubmitter, eraseSubmitter, purgeNow];
