/** `submissions list | show | request-changes | approve | reject | waive | reopen | message`. */
import { writeFileSync } from "node:fs";
import {
  SUBMISSION_KINDS,
  SUBMISSION_STATES,
  uploadIdOf,
  type SubmissionState,
} from "#features/submissions/model.ts";
import { isReasonCode, REASON_CODES, type ReasonCode } from "#features/submissions/reasons.ts";
import { textsOf } from "#server/services.ts";
import {
  actOnFirst,
  CommandError,
  textOption,
  type Command,
  type CommandInput,
} from "#tools/operator/command.ts";
import { operatorName } from "#tools/operator/operator-name.ts";
import { PAGE_OPTIONS, PAGE_USAGE, printList } from "#tools/operator/pages.ts";
import { formatTable } from "#tools/operator/table.ts";
import { formatJson } from "#tools/operator/terminal-text.ts";
import { approveSubmission } from "./approve.ts";
import { handOverCommands } from "./hand-over.ts";
import { hideCommands } from "./hide.ts";
import { queueRow, submissionRow, submissionText } from "./print.ts";
import { numberOf, REFUSALS } from "./refusals.ts";

const NOUN = "submissions";
const listOption = (value: CommandInput["options"][string]): string[] =>
  textOption(value)
    .split(/[\s,]+/)
    .filter(Boolean);

function oneOf<Word extends string>(words: readonly Word[], given: string): Word | undefined {
  if (given === "") return undefined;
  const known = words.find((word) => word === given);
  if (!known) throw new CommandError(`There is no "${given}". There are: ${words.join(", ")}.`);
  return known;
}

const UNDECIDED = SUBMISSION_STATES.filter((state) => !["live", "rejected", "withdrawn"].includes(state));

/** Without `--state`, the undecided ones. */
const statesOf = (given: string): readonly SubmissionState[] =>
  given === "all"
    ? SUBMISSION_STATES
    : given === ""
      ? UNDECIDED
      : [oneOf(SUBMISSION_STATES, given) ?? "received"];

const listSubmissions: Command = {
  noun: NOUN,
  verb: "list",
  usage: `[--state STATE|all] [--kind KIND] [--search TEXT] ${PAGE_USAGE}`,
  help: "What is not decided, due first; --search looks at numbers, names, hosts, contracts and contacts",
  options: {
    state: { type: "string" },
    kind: { type: "string" },
    search: { type: "string" },
    ...PAGE_OPTIONS,
  },
  async run({ services, foundation, options, isJson }) {
    const now = foundation.clock.now();
    const rows = await services.review.list({
      states: statesOf(textOption(options["state"])),
      kind: oneOf(SUBMISSION_KINDS, textOption(options["kind"])),
      search: textOption(options["search"]),
    });
    printList(rows, (row) => queueRow(row, now), { options, isJson });
  },
};

const showSubmission: Command = {
  noun: NOUN,
  verb: "show",
  usage: "NUMBER [--logo FILE] [--report FILE] [--json]",
  help: "Everything about one submission, with what the check says now; logo and audit report go to files",
  options: { logo: { type: "string" }, report: { type: "string" } },
  async run({ services, foundation, args, options, isJson }) {
    const { submissions, review } = services;
    const result = await review.open(numberOf(args, "show"));
    if (!result.ok) throw new CommandError(REFUSALS[result.code]);
    const { config, catalogue, clock } = foundation;
    const networks = await services.catalogue.networks();
    const print = { now: clock.now(), networks, origin: config.PUBLIC_ORIGIN, text: textsOf(catalogue) };
    console.log(isJson ? formatJson(result.value) : submissionText(result.value, print));
    const { kind, fields } = result.value.submission;
    const report = kind === "dapp" ? fields.audit_report : undefined;
    await saveUpload(textOption(options["logo"]), fields.icon_url, submissions.logo);
    await saveUpload(textOption(options["report"]), report, submissions.report);
  },
};

/** The site never opens visitors' files; an operator saves and opens them. */
async function saveUpload(
  file: string,
  given: unknown,
  read: (id: string) => Promise<Uint8Array | null>,
): Promise<void> {
  if (file === "") return;
  const id = typeof given === "string" ? uploadIdOf(given) : null;
  const bytes = id === null ? null : await read(id);
  if (!bytes) throw new CommandError("This submission has no such file.");
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

type Verb = "requestChanges" | "reject" | "waive" | "reopen" | "postMessage";

async function decide(verb: Verb, name: string, input: CommandInput): Promise<void> {
  const { foundation, services, args, options, isJson } = input;
  const number = numberOf(args, name);
  const decision = { operator: operatorName(foundation.config), note: textOption(options["note"]) };
  const hasReasons = verb === "requestChanges" || verb === "reject";
  if (verb === "postMessage" && decision.note === "") throw new CommandError("Give the text with --note.");
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
  console.log(isJson ? formatJson(row) : formatTable([row]));
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
  act: actOnFirst,
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
  approveSubmission,
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
    "reopen",
    "reopen",
    "NUMBER [--note TEXT]",
    "Takes a decision back for another review; a public listing stays until it is delisted",
    DECISION_OPTIONS,
  ),
  decision(
    "postMessage",
    "message",
    "NUMBER --note TEXT",
    "Writes to the submitter on the receipt",
    DECISION_OPTIONS,
  ),
  ...hideCommands,
  ...handOverCommands,
];
