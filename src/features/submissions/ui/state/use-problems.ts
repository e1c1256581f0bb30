import { useCallback, useMemo, useState } from "react";
import { fieldsIn, valueAt, type Entries } from "#features/submissions/form-entries.ts";
import { problemMessage } from "#features/submissions/problem-messages.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { ServerProblem } from "#features/submissions/form-data.ts";
import type { Form } from "#features/submissions/schema/form.ts";
import { useTranslateKey } from "#i18n/use-translate-key.ts";
import { placeOf } from "./problem-place.ts";

interface Source {
  readonly kind: SubmissionKind;
  /** Null until the schema is loaded; until then the server's problems are shown. */
  readonly reader: Form<unknown> | null;
  readonly entries: Entries;
  /** The server's problems of the posted form. */
  readonly posted: readonly ServerProblem[] | undefined;
}

/** The problems of the form, and which to show: after a field is left, then on every change. */
export function useProblems({ kind, reader, entries, posted }: Source) {
  const t = useTranslateKey();
  const [attempt, setAttempt] = useState((posted?.length ?? 0) > 0 ? 1 : 0);
  const isSent = attempt > 0;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(posted ?? []);

  const problems = useMemo(() => {
    const own = reader?.read(fieldsIn(entries)).problems ?? [];
    const known = new Set(own.map(({ path }) => path));
    const all: readonly ServerProblem[] = [...own, ...refused.filter(({ path }) => !known.has(path))];
    return all.map((problem) => ({ ...problem, place: placeOf(problem.path, entries) }));
  }, [reader, entries, refused]);

  const text = ({ code, path, values, message }: ServerProblem): string =>
    message ?? t(problemMessage(kind, { code, path }), values);

  return {
    problems,
    /** Before the schema is loaded, missing fields are unknown. */
    isKnown: reader !== null,
    /** How often the form was submitted with problems. */
    attempt,
    errorOf: (path: string): string | undefined => {
      const problem = problems.find(({ place }) => place === path);
      return problem && (isSent || left.has(path)) ? text(problem) : undefined;
    },
    isWrong: (path: string): boolean => problems.some(({ place }) => place === path),
    /** An empty field that was only passed through shows no error yet. */
    leave: useCallback(
      (path: string | null) => {
        if (path !== null && valueAt(entries, path) !== "")
          setLeft((known) => (known.has(path) ? known : new Set(known).add(path)));
      },
      [entries],
    ),
    /** A server's refusal counts until the field, or a part of it, changes. */
    forget: useCallback((path: string) => {
      const isMended = (one: ServerProblem): boolean => path === one.path || path.startsWith(`${one.path}.`);
      setRefused((known) => (known.some(isMended) ? known.filter((one) => !isMended(one)) : known));
    }, []),
    showAll: useCallback((fromServer: readonly ServerProblem[] = []) => {
      setAttempt((count) => count + 1);
      setRefused(fromServer);
    }, []),
  };
}
