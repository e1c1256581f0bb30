/** `submitters export | erase` and `purge`: what the privacy page promises. */
import { purgeOld } from "#server/housekeeping/purge-old.ts";
import { CommandError, type Command } from "#tools/operator/command.ts";
import { formatTable } from "#tools/operator/table.ts";

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
    console.log(
      JSON.stringify(await services.submissions.exportSubmitter(addressOf(args, "export")), null, 2),
    );
  },
};

const eraseSubmitter: Command = {
  noun: "submitters",
  verb: "erase",
  usage: "EMAIL [--json]",
  help: "Deletes a submitter: submissions that are not public go, public ones lose the person",
  async run({ services, args, isJson }) {
    const erased = { ...(await services.submissions.eraseSubmitter(addressOf(args, "erase"))) };
    console.log(isJson ? JSON.stringify(erased, null, 2) : formatTable([erased]));
  },
};

const purgeNow: Command = {
  noun: "purge",
  verb: "now",
  usage: "[--json]",
  help: "Deletes what has been kept as long as was promised; the site does it every hour",
  async run({ services, isJson }) {
    const purged = { ...(await purgeOld(services)) };
    console.log(isJson ? JSON.stringify(purged, null, 2) : formatTable([purged]));
  },
};

export const submitterCommands: readonly Command[] = [exportSubmitter, eraseSubmitter, purgeNow];
