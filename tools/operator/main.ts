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
import { CommandError, type Command } from "./command.ts";
import { newsCommands } from "./news/commands.ts";
import { exportSubscribers } from "./subscribers.ts";

const COMMANDS: readonly Command[] = [
  importDappsCommand,
  exportDappsCommand,
  ...newsCommands,
  ...promotionCommands,
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

async function run(command: Command, args: readonly string[], isJson: boolean): Promise<void> {
  if (!existsSync(join(PROJECT_FOLDER, "build/messages/en.json"))) compileMessages(PROJECT_FOLDER);
  // The log would mix with what the command prints.
  const foundation = await layFoundation({ ...readEnvironment(), LOG_LEVEL: "silent" });
  try {
    await command.run({ foundation, services: createServices(foundation), args, isJson });
  } finally {
    await foundation.database.close();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});
const [noun, verb, ...args] = positionals;
const command = COMMANDS.find((one) => one.noun === noun && one.verb === verb);
if (command && !values.help) {
  try {
    await run(command, args, values.json);
  } catch (error) {
    const isExpected =
      error instanceof CommandError || error instanceof SettingError || error instanceof StartError;
    if (!isExpected) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  printHelp();
  process.exitCode = noun === undefined || values.help ? 0 : 1;
}
