/** Reads Stryker's JSON report: the row of a scope in docs/mutants.md, and the mutants that no test noticed. */

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly statusReason?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

export interface Score {
  readonly files: number;
  readonly killed: number;
  readonly survived: number;
  readonly uncovered: number;
  /** Ended by their time limit, which on a busy machine proves nothing: they count as if they had survived. */
  readonly undecided: number;
  /** Of what counts, in percent. */
  readonly percent: number;
}

type Outcome = "killed" | "survived" | "uncovered" | "undecided";

/** Vitest's message when a test or hook is ended by its time limit. */
const TEST_OUT_OF_TIME = /\b(?:Test|Hook) timed out in \d/;

/** Null for ignored mutants and those that cannot be loaded, which do not count. */
function outcomeOf({ status, statusReason }: Mutant): Outcome | null {
  if (status === "Killed") return TEST_OUT_OF_TIME.test(statusReason ?? "") ? "undecided" : "killed";
  if (status === "Survived") return "survived";
  if (status === "NoCoverage") return "uncovered";
  if (status !== "Timeout") return null;
  // Stryker gives a reason if it counted an endless loop, and none if the time was over.
  return statusReason === undefined ? "undecided" : "killed";
}

export function scoreOf({ files }: Report): Score {
  const outcomes = Object.values(files).flatMap(({ mutants }) => mutants.map(outcomeOf));
  const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  const [killed, survived] = [count("killed"), count("survived")];
  const [uncovered, undecided] = [count("uncovered"), count("undecided")];
  const all = killed + survived + uncovered + undecided;
  const percent = all === 0 ? 100 : (100 * killed) / all;
  return { files: Object.keys(files).length, killed, survived, uncovered, undecided, percent };
}

const COLUMNS = [
  "scope",
  "files",
  "mutants",
  "killed",
  "survived",
  "no coverage",
  "out of time",
  "score",
  "date",
];
const tableLine = (cells: readonly unknown[]): string => `| ${cells.join(" | ")} |`;

export const HEADER = `${tableLine(COLUMNS)}\n|${"---|".repeat(COLUMNS.length)}`;

export function rowOf(name: string, score: Score, date: Date): string {
  const { files, killed, survived, uncovered, undecided, percent } = score;
  const all = killed + survived + uncovered + undecided;
  const rounded = `${percent.toFixed(1)} %`;
  return tableLine([
    name,
    files,
    all,
    killed,
    survived,
    uncovered,
    undecided,
    rounded,
    date.toISOString().slice(0, 10),
  ]);
}

/** One line per mutant that lived: where, what it replaced, and with what. */
export function livingMutants({ files }: Report): readonly string[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter((mutant) => (outcomeOf(mutant) ?? "killed") !== "killed")
      .map((mutant) => `${file}:${mutant.location.start.line} ${mutant.status}: ${changeOf(mutant, source)}`),
  );
}

function changeOf(
  { location: { start, end }, replacement = "", mutatorName }: Mutant,
  source: string,
): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  // The end is cut first: on a single line the columns of both would move otherwise.
  const original = lines
    .map((line, at) => (at === last ? line.slice(0, end.column - 1) : line))
    .map((line, at) => (at === 0 ? line.slice(start.column - 1) : line))
    .join(" ");
  return `${mutatorName} ${shorten(original)} → ${shorten(replacement)}`;
}

const MAX_SHOWN = 80;

function shorten(code: string): string {
  const text = code.replace(/\s+/g, " ");
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
