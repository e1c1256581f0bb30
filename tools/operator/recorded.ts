import { runAct } from "#platform/operator/act-context.ts";
import type { Command, CommandInput } from "./command.ts";
import { operatorName } from "./operator-name.ts";

/** Runs a command. What it changes is written to the audit log in the same transaction: who, what and why. */
export function runRecorded(command: Command, input: CommandInput): Promise<void> {
  if (!command.act) return command.run(input);
  const act = `${command.noun} ${command.verb}`;
  const actor = operatorName(input.foundation.config);
  return runAct({ actor, source: "command", act, ...command.act(input) }, () => command.run(input));
}
