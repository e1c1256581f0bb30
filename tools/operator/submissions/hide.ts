/** `submissions pause | resume | delist`: what owners do by the receipt, for operators. */
import type { OperatorAct } from "#features/submissions/server/verbs/hide-listing.ts";
import { problemMessage } from "#features/submissions/problem-messages.ts";
import { textsOf } from "#server/services.ts";
import { actOnFirst, CommandError, neededReason, type Command } from "#tools/operator/command.ts";
import { operatorName } from "#tools/operator/operator-name.ts";
import { formatTable } from "#tools/operator/table.ts";
import { formatJson } from "#tools/operator/terminal-text.ts";
import { submissionRow } from "./print.ts";
import { numberOf, REFUSALS } from "./refusals.ts";

const REASON = { usage: "NUMBER --reason TEXT", options: { reason: { type: "string" } } } as const;

const hiding = (verb: OperatorAct, help: string): Command => ({
  noun: "submissions",
  verb,
  ...(verb === "resume" ? { usage: "NUMBER" } : REASON),
  help,
  act: actOnFirst,
  async run({ services, foundation, args, options, isJson }) {
    const number = numberOf(args, verb);
    const reason = verb === "resume" ? "" : neededReason(options);
    const operator = operatorName(foundation.config);
    const result = await services.submissions.operatorAct(number, verb, { operator, reason });
    const shown = await services.submissions.show(number);
    if (!shown.ok) throw new CommandError(REFUSALS[shown.code]);
    const { submission } = shown.value;
    if (!result.ok) {
      if (!("problems" in result)) throw new CommandError(REFUSALS[result.code]);
      const text = textsOf(foundation.catalogue);
      const said = result.problems.map((problem) =>
        text("en", problemMessage(submission.kind, problem), { count: 0, network: "", ...problem.values }),
      );
      throw new CommandError(`The check stops it.\n${said.join("\n")}`);
    }
    const row = submissionRow(submission);
    console.log(isJson ? formatJson(row) : formatTable([row]));
  },
});

export const hideCommands: readonly Command[] = [
  hiding(
    "pause",
    "Hides its listing until an operator shows it again; the reason is public, the owner is told",
  ),
  hiding("resume", "Checks a paused listing again and shows it at once"),
  hiding("delist", "Removes its listing; the reason is public, and the owner can ask for another review"),
];
