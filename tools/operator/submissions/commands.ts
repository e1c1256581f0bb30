/** `submissions list | show | request-changes | approve | reject | waive | message`. */
import { writeFileSync } from "node:fs";
import { SUBMISSION_KINDS, SUBMISSION_STATES, uploadIdOf } from "#features/submissions/model.ts";
import { isReasonCode, REASON_CODES, type ReasonCode } from "#features/submissions/reasons.ts";
import { CommandError, type Command, type CommandInput } from "#tools/operator/command.ts";
import { operatorName } from "#tools/operator/operator-name.ts";
import { formatTable } from "#tools/operator/table.ts";
import { submissionRow, submissionText } from "./print.ts";

const NOUN = "submissions";
const LIST_LIMIT = 500;

const REFUSALS = {
  not_found: "There is no submission with this number.",
  wrong_state: "Its state does not allow this. Somebody else may have decided it: look at it with `show`.",
  invalid_listing: "The catalogue does not take it: a category or network it names is gone.",
};

const textOption = (value: string | boolean | undefined): string =>
  typeof value === "string" ? value.trim() : "";

const listOption = (value: string | boolean | undefined): string[] =>
  textOption(value)
    .split(/[\s,]+/)
    .filter(Boolean);

function numberOf([number]: readonly string[], verb: string): string {
  if (!number) throw new CommandError(`Name a submission: npm run operator -- ${NOUN} ${verb} NUMBER`);
  return number;
}

function oneOf<Word extends string>(words: readonly Word[], given: string): Word | undefined {
  if (given === "") return undefined;
  const known = words.find((word) => word === given);
  if (!known) throw new CommandError(`There is no "${given}". There are: ${words.join(", ")}.`);
  return known;
}

const listSubmissions: Command = {
  noun: NOUN,
  verb: "list",
  usage: "[--state STATE] [--kind KIND] [--json]",
  help: "Submissions, the newest first",
  options: { state: { type: "string" }, kind: { type: "string" } },
  async run({ services, options, isJson }) {
    const state = oneOf(SUBMISSION_STATES, textOption(options["state"]));
    const kind = oneOf(SUBMISSION_KINDS, textOption(options["kind"]));
    const rows = (await services.submissions.list({ state, kind, limit: LIST_LIMIT })).map(submissionRow);
    console.log(isJson ? JSON.stringify(rows, null, 2) : formatTable(rows));
  },
};

const showSubmission: Command = {
  noun: NOUN,
  verb: "show",
  usage: "NUMBER [--report FILE] [--json]",
  help: "Everything about one submission; its uploaded audit report goes to a file",
  options: { report: { type: "string" } },
  async run({ services, args, options, isJson }) {
    const result = await services.submissions.show(numberOf(args, "show"));
    if (!result.ok) throw new CommandError(REFUSALS[result.code]);
    console.log(isJson ? JSON.stringify(result.value, null, 2) : submissionText(result.value));
    const file = textOption(options["report"]);
    if (file !== "") await saveReport(services, result.value.submission.fields["audit_report"], file);
  },
};

/** Strangers' PDF files are opened by whoever asks for them, never by the site. */
async function saveReport(
  { submissions }: CommandInput["services"],
  given: unknown,
  file: string,
): Promise<void> {
  const id = typeof given === "string" ? uploadIdOf(given) : null;
  const bytes = id === null ? null : await submissions.report(id);
  if (!bytes) throw new CommandError("This submission has no uploaded report.");
  writeFileSync(file, bytes, { flag: "wx", mode: 0o600 });
}

function reasonsOf(given: readonly string[]): ReasonCode[] {
  const unknown = given.find((reason) => !isReasonCode(reason));
  if (unknown !== undefined || given.length === 0)
    throw new CommandError(`Give --reason with one or more of: ${REASON_CODES.join(", ")}.`);
  return given.filter(isReasonCode);
}

const DECISION_OPTIONS = { note: { type: "string" } } as const;
const VERDICT_OPTIONS = {
  ...DECISION_OPTIONS,
  reason: { type: "string" },
  fields: { type: "string" },
} as const;

type Verb = "requestChanges" | "reject" | "approve" | "waive" | "write";

async function decide(verb: Verb, name: string, input: CommandInput): Promise<void> {
  const { foundation, services, args, options, isJson } = input;
  const number = numberOf(args, name);
  const decision = { operator: operatorName(foundation.config), note: textOption(options["note"]) };
  const hasReasons = verb === "requestChanges" || verb === "reject";
  if (verb === "write" && decision.note === "") throw new CommandError("Give the text with --note.");
  const result = hasReasons
    ? await services.submissions[verb](number, {
        ...decision,
        reasons: reasonsOf(listOption(options["reason"])),
        fields: listOption(options["fields"]),
      })
    : await services.submissions[verb](number, decision);
  if (!result.ok) throw new CommandError(REFUSALS[result.code]);
  const after = await services.submissions.show(number);
  if (!after.ok) throw new CommandError(REFUSALS[after.code]);
  const row = submissionRow(after.value.submission);
  console.log(isJson ? JSON.stringify(row, null, 2) : formatTable([row]));
}

const decision = (
  verb: Verb,
  name: string,
  usage: string,
  help: string,
  options: Command["options"],
): Command => ({
  noun: NOUN,
  verb: name,
  usage,
  help,
  ...(options && { options }),
  run: (input) => decide(verb, name, input),
});

export const submissionCommands: readonly Command[] = [
  listSubmissions,
  showSubmission,
  decision(
    "requestChanges",
    "request-changes",
    "NUMBER --reason CODES [--fields NAMES] [--note TEXT]",
    "Asks the submitter for corrections; the reasons open their fields",
    VERDICT_OPTIONS,
  ),
  decision("approve", "approve", "NUMBER [--note TEXT]", "Approves and publishes at once", DECISION_OPTIONS),
  decision(
    "reject",
    "reject",
    "NUMBER --reason CODES [--note TEXT]",
    "Refuses; the submitter reads the reasons",
    VERDICT_OPTIONS,
  ),
  decision(
    "waive",
    "waive",
    "NUMBER [--note TEXT]",
    "Lets it go on to the review without a donation",
    DECISION_OPTIONS,
  ),
  decision(
    "write",
    "message",
    "NUMBER --note TEXT",
    "Writes to the submitter on the receipt",
    DECISION_OPTIONS,
  ),
];
