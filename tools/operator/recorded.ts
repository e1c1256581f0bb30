import { beginAct, dropAct, endAct } from "#platform/operator/acts.ts";
import { CommandError, type Command, type CommandInput } from "./command.ts";
import { operatorName } from "./operator-name.ts";

/** Runs a command. Before a change it records who changes what, and why. */
export async function runRecorded(command: Command, input: CommandInput): Promise<void> {
  if (!command.act) return command.run(input);
  const { clock, config, database } = input.foundation;
  const id = await beginAct(database.db, {
    at: clock.now(),
    operator: operatorName(config),
    command: `${command.noun} ${command.verb}`,
    ...command.act(input),
  });
  try {
    await command.run(input);
  } catch (error) {
    if (error instanceof CommandError) await dropAct(database.db, id);
    throw error;
  }
  await (process.exitCode === 1 ? dropAct(database.db, id) : endAct(database.db, id));
}
