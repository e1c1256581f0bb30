// `npm run operator -- <noun> <verb>`: the operators' commands on the site's data.
import { parseArgs } from "node:util";
import { databaseFault } from "#platform/database/errors.ts";
import { readEnvironment, SettingError, type Config } from "#server/config.ts";
import { databaseLocation, createFoundation } from "#server/foundation.ts";
import { createServices } from "#server/services.ts";
import { databaseFailure, StartError } from "#server/start-error.ts";
import { listActs, verifyAuditCommand } from "./audit.ts";
import { backup, restore } from "./backup.ts";
import { backupTo } from "./backups/scheduled.ts";
import { exportDappsCommand, importDappsCommand } from "./catalogue/commands.ts";
import { frontCommands } from "./catalogue/front.ts";
import { listingCommands } from "./catalogue/listings.ts";
import { promotionCommands } from "./catalogue/promotions.ts";
import { rowCommands } from "./catalogue/rows.ts";
import { reportCommands } from "./catalogue/reports.ts";
import { CommandError, type Command, type CommandInput, type OfflineCommand } from "./command.ts";
import { doctor } from "./doctor/command.ts";
import { siteContentCommands } from "./site-content.ts";
import { confirmDonation, donationLedger, listDonations, rejectDonation } from "./donations.ts";
import { newsCommands } from "./news/commands.ts";
import { operatorCommands } from "./operators.ts";
import { runRecorded } from "./recorded.ts";
import { releaseCommands } from "./releases/commands.ts";
import { submissionCommands } from "./submissions/commands.ts";
import { submitterCommands } from "./submissions/submitters.ts";
import { exportSubscribers } from "./subscribers.ts";
import { seen } from "./terminal-text.ts";

const COMMANDS: readonly (Command | OfflineCommand)[] = [
  importDappsCommand,
  exportDappsCommand,
  ...listingCommands,
  ...frontCommands,
  ...newsCommands,
  ...promotionCommands,
  ...rowCommands,
  ...siteContentCommands,
  ...reportCommands,
  ...releaseCommands,
  listDonations,
  confirmDonation,
  rejectDonation,
  donationLedger,
  ...submissionCommands,
  ...submitterCommands,
  exportSubscribers,
  ...operatorCommands,
  listActs,
  verifyAuditCommand,
  backup,
  backupTo,
  restore,
  doctor,
];

function printHelp(): void {
  console.log("npm run operator -- <noun> <verb>\n");
  const names = COMMANDS.map(({ noun, verb, usage }) => `${noun} ${verb} ${usage}`.trim());
  for (const [index, { help }] of COMMANDS.entries()) console.log(`  ${names[index]}\n      ${help}`);
}

type Given = Pick<CommandInput, "args" | "options" | "isJson">;

async function run(command: Command | OfflineCommand, given: Given): Promise<void> {
  const config = readEnvironment();
  try {
    if ("runOffline" in command) await command.runOffline(config, given.args);
    else await runOnline(command, given, config);
  } catch (error) {
    // A full disk or a locked or missing database prints one sentence instead of a stack trace.
    throw databaseFault(error) === null ? error : databaseFailure(error, databaseLocation(config));
  }
}

async function runOnline(command: Command, given: Given, config: Config): Promise<void> {
  // The log would mix with the command's output.
  const foundation = await createFoundation({ ...config, LOG_LEVEL: "silent" }, { isPatient: true });
  try {
    const input = { foundation, services: createServices(foundation), ...given };
    await runRecorded(command, input);
  } finally {
    await foundation.database.close();
  }
}

/** Reads the command's own options and those that all commands have. */
function readArguments(
  command: Pick<Command, "options"> | undefined,
): Given & { readonly wantsHelp: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...command?.options,
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const { json, help, ...options } = values;
    return { args: positionals.slice(2), options, isJson: json, wantsHelp: help };
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(error.message) : error;
  }
}

const [noun, next = ""] = process.argv.slice(2);
// `doctor` has no verb.
const verb = next.startsWith("-") ? "" : next;
const command = COMMANDS.find((one) => one.noun === noun && one.verb === verb);
try {
  const { wantsHelp, ...given } = readArguments(command);
  if (command && !wantsHelp) await run(command, given);
  else {
    printHelp();
    process.exitCode = noun === undefined || wantsHelp ? 0 : 1;
  }
} catch (error) {
  const isExpected =
    error instanceof CommandError || error instanceof SettingError || error instanceof StartError;
  if (!isExpected) throw error;
  console.error(error.message.split("\n").map(seen).join("\n"));
  process.exitCode = 1;
}
