import { useCallback, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { fieldsIn, valueAt, type Entries } from "#features/submissions/form-entries.ts";
import { problemMessage } from "#features/submissions/problem-messages.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { ToldProblem } from "#features/submissions/form-data.ts";
import type { Form } from "#features/submissions/schema/form.ts";
import { placeOf } from "./problem-place.ts";

interface Source {
  readonly kind: SubmissionKind;
  /** Null until the rules are here; what the server found stands until then. */
  readonly reader: Form<unknown> | null;
  readonly entries: Entries;
  /** What the server alone could see, of the form that was sent before. */
  readonly posted: readonly ToldProblem[] | undefined;
}

/** Which mistakes there are, and which of them it is time to tell: after a field is left, then as it changes. */
export function useProblems({ kind, reader, entries, posted }: Source) {
  const t = useTranslations() as (key: string, values?: object) => string;
  const [attempt, setAttempt] = useState((posted?.length ?? 0) > 0 ? 1 : 0);
  const isSent = attempt > 0;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(posted ?? []);

  const problems = useMemo(() => {
    const own = reader?.read(fieldsIn(entries)).problems ?? [];
    const known = new Set(own.map(({ path }) => path));
    const all: readonly ToldProblem[] = [...own, ...refused.filter(({ path }) => !known.has(path))];
    return all.map((problem) => ({ ...problem, place: placeOf(problem.path, entries) }));
  }, [reader, entries, refused]);

  const text = ({ code, path, values, message }: ToldProblem): string =>
    message ?? t(problemMessage(kind, { code, path }), values);

  return {
    problems,
    /** Before the rules are here nobody knows what is missing. */
    isKnown: reader !== null,
    /** How often the form was sent with mistakes. */
    attempt,
    errorOf: (path: string): string | undefined => {
      const problem = problems.find(({ place }) => place === path);
      return problem && (isSent || left.has(path)) ? text(problem) : undefined;
    },
    isWrong: (path: string): boolean => problems.some(({ place }) => place === path),
    /** An empty field that was only passed through is not told yet. */
    leave: useCallback(
      (path: string | null) => {
        if (path !== null && valueAt(entries, path) !== "")
          setLeft((known) => (known.has(path) ? known : new Set(known).add(path)));
      },
      [entries],
    ),
    /** What the server refused counts until the field, or a part of it, is changed. */
    forget: useCallback((path: string) => {
      const isMended = (one: ToldProblem): boolean => path === one.path || path.startsWith(`${one.path}.`);
      setRefused((known) => (known.some(isMended) ? known.filter((one) => !isMended(one)) : known));
    }, []),
    tellAll: useCallback((fromServer: readonly ToldProblem[] = []) => {
      setAttempt((count) => count + 1);
      setRefused(fromServer);
    }, []),
  };
}
