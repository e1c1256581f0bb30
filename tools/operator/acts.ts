/** `acts list`: who did what. */
import { actsOf } from "#platform/operator/acts.ts";
import { textOption, type Command } from "./command.ts";
import { PAGE_OPTIONS, PAGE_USAGE, printList } from "./pages.ts";

export const listActs: Command = {
  noun: "acts",
  verb: "list",
  usage: `[--target NUMBER] ${PAGE_USAGE}`,
  help: "What operators changed, the newest first: who, when, what and why",
  options: { target: { type: "string" }, ...PAGE_OPTIONS },
  async run({ foundation, options, isJson }) {
    const target = textOption(options["target"]);
    const acts = await actsOf(foundation.database.db, target === "" ? undefined : target);
    printList(
      acts,
      ({ at, operator, command, isDone, ...act }) => ({
        at: at.toISOString().slice(0, 16),
        operator,
        what: isDone ? command : `${command} (interrupted)`,
        target: act.target,
        why: act.reason,
      }),
      { options, isJson },
    );
  },
};
