/** What an operator's command is: a noun and a verb, a line of help, and what it does. */
import type { Foundation } from "#server/foundation.ts";
import type { Services } from "#server/services.ts";

export interface CommandInput {
  readonly foundation: Foundation;
  readonly services: Services;
  /** What follows noun and verb. */
  readonly args: readonly string[];
  /** Those of the command's own `options` that were given. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** `--json`: for scripts instead of people. */
  readonly isJson: boolean;
}

export interface Command {
  readonly noun: string;
  readonly verb: string;
  /** Its arguments as the help shows them. */
  readonly usage: string;
  readonly help: string;
  readonly options?: Readonly<Record<string, { readonly type: "string" | "boolean" }>>;
  readonly run: (input: CommandInput) => Promise<void>;
}

/** The command cannot do what was asked, for a reason its user can mend. */
export class CommandError extends Error {}
