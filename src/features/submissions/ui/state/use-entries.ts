import { useCallback, useEffect, useRef, useState } from "react";
import type { Entries, Entry } from "#features/submissions/form-entries.ts";

/** What stands in the form now; files are no entries, they are uploaded on their own. */
const entriesIn = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].flatMap(([name, value]): Entry[] =>
    typeof value === "string" ? [[name, value]] : [],
  );

interface Round {
  readonly entries: Entries;
  /** Fields are drawn anew with each round. */
  readonly number: number;
}

/**
 * The page's own inputs hold what is typed, as they do without script; here it is read after every change. What
 * the reader typed before the script ran is therefore kept.
 */
export function useEntries(initial: Entries) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState<Round>({ entries: initial, number: 0 });
  const [entries, setEntries] = useState(initial);

  const read = useCallback(() => {
    if (form.current) setEntries(entriesIn(form.current));
  }, []);
  const [turn, setTurn] = useState(0);
  useEffect(read, [read, start, turn]);

  return {
    form,
    start,
    entries,
    read,
    /** Once React has drawn what changes the values: a hidden input, another row. */
    readAgain: useCallback(() => setTurn((count) => count + 1), []),
    restart: useCallback(
      (next: Entries) => setStart(({ number }) => ({ entries: next, number: number + 1 })),
      [],
    ),
    fill: useCallback((name: string, value: string) => {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, []),
  };
}
