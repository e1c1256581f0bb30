/** The shape of an operator's command: noun, verb, a line of help, and its function. */
import type { Config } from "#server/config.ts";
import type { Foundation } from "#server/foundation.ts";
import type { Services } from "#server/services.ts";

type OptionValue = string | boolean | readonly string[] | undefined;

export interface CommandInput {
  readonly foundation: Foundation;
  readonly services: Services;
  /** The arguments after noun and verb. */
  readonly args: readonly string[];
  /** The given options of the command itself. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** `--json`: output for scripts. */
  readonly isJson: boolean;
}

interface CommandOption {
  readonly type: "string" | "boolean";
  /** The option may be repeated. */
  readonly multiple?: true;
}

export interface Command {
  readonly noun: string;
  readonly verb: string;
  /** Its arguments, as the help prints them. */
  readonly usage: string;
  readonly help: string;
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** For commands that change something: the target and the reason to record. It contains no personal data. */
  readonly act?: (input: Pick<CommandInput, "args" | "options">) => {
    readonly target: string;
    readonly reason: string;
  };
  readonly run: (input: CommandInput) => Promise<void>;
}

/** A command that works on the database file, so the database must not be open. */
export interface OfflineCommand extends Omit<Command, "run"> {
  readonly runOffline: (config: Config, args: readonly string[]) => Promise<void>;
}

/** The command cannot run, for a reason that its user can fix. */
export class CommandError extends Error {}

export const textOption = (value: OptionValue): string => (typeof value === "string" ? value.trim() : "");

/** The target is the first argument, the reason is `--reason`. */
export const actOnFirst: NonNullable<Command["act"]> = ({ args: [target = ""], options }) => ({
  target,
  reason: textOption(options["reason"]),
});

/** Every change of a listing needs a reason. */
export function neededReason(options: CommandInput["options"]): string {
  const reason = textOption(options["reason"]);
  if (reason === "") throw new CommandError("Say why: --reason TEXT");
  return reason;
}
