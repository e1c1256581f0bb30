/** `submissions approve`: prints the current check and what would be replaced, then approves. */
import type { TranslateKeyIn } from "#i18n/translate-key.ts";
import type { ApprovalRefusal } from "#features/submissions/server/verbs/approve.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { textsOf } from "#server/services.ts";
import { actOnFirst, CommandError, textOption, type Command } from "#tools/operator/command.ts";
import { operatorName } from "#tools/operator/operator-name.ts";
import { formatTable } from "#tools/operator/table.ts";
import { formatJson } from "#tools/operator/terminal-text.ts";
import { submissionRow } from "./print.ts";
import { numberOf, REFUSALS } from "./refusals.ts";
import { findingsTable, touchedText } from "./findings-text.ts";

const STAYS = "Nothing has changed.";

function whatToDo(number: string, { code, touched }: ApprovalRefusal): string {
  const approve = `npm run operator -- submissions approve ${number}`;
  switch (code) {
    case "stopped":
      return `The check stops it. ${STAYS} Ask for changes, or reject it.`;
    case "invalid_listing":
      return `The catalogue does not take it: a category or network it names is gone, or a list became too long. ${STAYS}`;
    case "not_touched":
      return `It is not about the listing you named. ${STAYS}${touched.length > 0 ? ` It is about: ${touched.map(({ ref }) => ref).join(", ")}.` : ""}`;
    case "touches_listing": {
      const replace = touched.map(({ ref }) => `${approve} --replace ${ref}`);
      const canStand = !touched.some(({ isSame }) => isSame);
      return [
        `${STAYS} Choose one of these, or reject it:`,
        ...replace.map((line) => `  ${line}`),
        ...(canStand ? [`  ${approve} --beside`] : []),
      ].join("\n");
    }
  }
}

export const approveSubmission: Command = {
  noun: "submissions",
  verb: "approve",
  usage: "NUMBER [--replace LISTING | --beside] [--note TEXT]",
  help: "Checks again, approves and publishes at once. A listing is replaced only where --replace names it",
  options: { note: { type: "string" }, replace: { type: "string" }, beside: { type: "boolean" } },
  act: (input) => ({ ...actOnFirst(input), reason: replaced(textOption(input.options["replace"])) }),
  async run({ foundation, services, args, options, isJson }) {
    const number = numberOf(args, "approve");
    const replaces = textOption(options["replace"]);
    const result = await services.submissions.approve(number, {
      operator: operatorName(foundation.config),
      note: textOption(options["note"]),
      replaces: replaces === "" ? undefined : replaces,
      isBeside: options["beside"] === true,
    });
    if (!result.ok && !("findings" in result)) throw new CommandError(REFUSALS[result.code]);
    const shown = await services.submissions.show(number);
    if (!shown.ok) throw new CommandError(REFUSALS[shown.code]);
    const { submission } = shown.value;
    if (isJson) console.log(formatJson(result));
    else
      printFindings(
        submission.kind,
        result.ok ? result.value.findings : result.findings,
        textsOf(foundation.catalogue),
      );
    const touched = result.ok ? [result.value.replaced ?? []].flat() : result.touched;
    if (!isJson && touched.length > 0) console.log(`${touchedText(touched)}\n`);
    if (!result.ok) throw new CommandError(whatToDo(submission.number, result));
    if (!isJson) console.log(formatTable([submissionRow(submission)]));
  },
};

const replaced = (ref: string): string => (ref === "" ? "" : `replaces ${ref}`);

function printFindings(
  kind: SubmissionKind,
  findings: ApprovalRefusal["findings"],
  text: TranslateKeyIn,
): void {
  console.log(`${findingsTable(kind, findings, text)}\n`);
}
