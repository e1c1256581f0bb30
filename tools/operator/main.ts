// `npm run operator -- <noun> <verb>`: what the wallet's team does with the site's data.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readEnvironment, SettingError } from "#server/config.ts";
import { layFoundation, PROJECT_FOLDER } from "#server/foundation.ts";
import { createServices } from "#server/services.ts";
import { StartError } from "#server/start-error.ts";
import { compileMessages } from "#tools/messages/compile.ts";
import { backup, restore } from "./backup.ts";
import { exportDappsCommand, importDappsCommand } from "./catalogue/commands.ts";
import { promotionCommands } from "./catalogue/promotions.ts";
import { CommandError, type Command, type CommandInput } from "./command.ts";
import { confirmDonation, donationLedger, listDonations, rejectDonation } from "./donations.ts";
import { newsCommands } from "./news/commands.ts";
import { releaseCommands } from "./releases/commands.ts";
import { submissionCommands } from "./submissions/commands.ts";
import { submitterCommands } from "./submissions/submitters.ts";
import { exportSubscribers } from "./subscribers.ts";

const COMMANDS: readonly Command[] = [
  importDappsCommand,
  exportDappsCommand,
  ...newsCommands,
  ...promotionCommands,
  ...releaseCommands,
  listDonations,
  confirmDonation,
  rejectDonation,
  donationLedger,
  ...submissionCommands,
  ...submitterCommands,
  exportSubscribers,
  backup,
  restore,
];

function printHelp(): void {
  console.log("npm run operator -- <noun> <verb>\n");
  const names = COMMANDS.map(({ noun, verb, usage }) => `${noun} ${verb} ${usage}`.trim());
  const width = Math.max(...names.map((name) => name.length));
  for (const [index, { help }] of COMMANDS.entries())
    console.log(`  ${(names[index] ?? "").padEnd(width)}  ${help}`);
}

type Given = Pick<CommandInput, "args" | "options" | "isJson">;

async function run(command: Command, given: Given): Promise<void> {
  if (!existsSync(join(PROJECT_FOLDER, "build/messages/en.json"))) compileMessages(PROJECT_FOLDER);
  // The log would mix with what the command prints.
  const foundation = await layFoundation({ ...readEnvironment(), LOG_LEVEL: "silent" });
  try {
    await command.run({ foundation, services: createServices(foundation), ...given });
  } finally {
    await foundation.database.close();
  }
}

/** Options of the command itself, and those that all commands take. */
function readArguments(command: Command | undefined): Given & { readonly wantsHelp: boolean } {
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

const [noun, verb] = process.argv.slice(2);
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
  console.error(error.message);
  process.exitCode = 1;
}
