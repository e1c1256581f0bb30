/** `submissions hand-over | stop-hand-over`: a receipt for an owner who lost it, and the objection of the current one. */
import { receiptPath } from "#features/submissions/model.ts";
import { actOnFirst, CommandError, textOption, type Command } from "#tools/operator/command.ts";
import { operatorName } from "#tools/operator/operator-name.ts";
import { formatJson } from "#tools/operator/terminal-text.ts";
import { numberOf, REFUSALS } from "./refusals.ts";

const HAND_OVER_REFUSALS = {
  ...REFUSALS,
  invalid_email: "Give the next owner's address with --email.",
  under_way: "This receipt is already being handed over. Stop that first: submissions stop-hand-over NUMBER",
};

const handOver: Command = {
  noun: "submissions",
  verb: "hand-over",
  usage: "NUMBER --email ADDRESS",
  help: "Gives the receipt to a proven owner after 72 hours; the current one is told and can stop it",
  options: { email: { type: "string" } },
  act: actOnFirst,
  async run({ services, foundation, args, options, isJson }) {
    const number = numberOf(args, "hand-over");
    const result = await services.submissions.recoveryByOperator(number, textOption(options["email"]));
    if (!result.ok) throw new CommandError(HAND_OVER_REFUSALS[result.code]);
    const { token, endsAt } = result.value;
    const receipt = foundation.config.PUBLIC_ORIGIN + receiptPath("en", token);
    const at = endsAt.toISOString();
    console.log(
      isJson
        ? formatJson({ receipt, at })
        : `The new receipt, from ${at} on. It is shown only once:\n${receipt}`,
    );
  },
};

const stopHandOver: Command = {
  noun: "submissions",
  verb: "stop-hand-over",
  usage: "NUMBER",
  help: "The receipt stays with its current owner",
  act: actOnFirst,
  async run({ services, foundation, args }) {
    const operator = operatorName(foundation.config);
    const result = await services.submissions.stopByOperator(numberOf(args, "stop-hand-over"), operator);
    if (!result.ok) throw new CommandError(REFUSALS[result.code]);
    console.log("Stopped.");
  },
};

export const handOverCommands: readonly Command[] = [handOver, stopHandOver];
