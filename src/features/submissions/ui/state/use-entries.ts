import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Entries, Entry } from "#features/submissions/form-entries.ts";

/** The form's current values; files are uploaded separately. */
const entriesIn = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].flatMap(([name, value]): Entry[] =>
    typeof value === "string" ? [[name, value]] : [],
  );

interface Round {
  readonly entries: Entries;
  /** Changes remount the fields. */
  readonly number: number;
}

/**
 * The page's own inputs hold the typed values, as without JavaScript; this reads them after every change. So text
 * that was typed before hydration is kept.
 */
export function useEntries(initial: Entries) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState<Round>({ entries: initial, number: 0 });
  const [entries, setEntries] = useState(initial);

  const read = useCallback(() => {
    if (form.current) setEntries(entriesIn(form.current));
  }, []);
  const [turn, setTurn] = useState(0);
  // Renders the whole form, for the first time right after its hydration.
  useEffect(() => startTransition(read), [read, start, turn]);

  return {
    form,
    start,
    entries,
    read,
    /** Reads again after React has rendered a changed value: a hidden input, another row. */
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
