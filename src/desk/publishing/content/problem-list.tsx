/** What is wrong with a record, in the language of the desk. */
import { useTranslations } from "use-intl";
import { useFieldWords } from "#desk/field-words.ts";
import { isRecordProblemCode, type RecordProblem } from "#lib/records/record-problem.ts";
import styles from "./content.module.css";

interface ProblemWords {
  readonly fieldOf: (problem: RecordProblem) => string;
  readonly textOf: (problem: RecordProblem) => string;
}

function useProblemWords(): ProblemWords {
  const t = useTranslations("deskProblems");
  const { labelOfPath } = useFieldWords();
  return {
    fieldOf: ({ path }) => (path === "" ? t("whole") : labelOfPath(path)),
    // Requests that the schema of the call refuses have zod's codes.
    textOf: ({ code, value = "" }) => t(`codes.${isRecordProblemCode(code) ? code : "wrong"}`, { value }),
  };
}

/** "Title must not be empty; Networks …" */
export function useProblemLine(): (problems: readonly RecordProblem[]) => string {
  const { fieldOf, textOf } = useProblemWords();
  return (problems) => problems.map((one) => `${fieldOf(one)} ${textOf(one)}`).join("; ");
}

export function ProblemList({ problems }: { readonly problems: readonly RecordProblem[] }) {
  const t = useTranslations("deskContent.edit");
  const { fieldOf, textOf } = useProblemWords();
  return (
    <ul className={styles.problems} aria-label={t("problems")}>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.code} ${problem.value}`}>
          <b>{fieldOf(problem)}</b> {textOf(problem)}
        </li>
      ))}
    </ul>
  );
}
