/** The state of the search field: text, open panel and active option. */
import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from "react";
import { RECENT_SEARCHES } from "#browser/storage/registry.ts";
import { readStored } from "#browser/storage/stored-value.ts";
import { useStored } from "#browser/storage/use-stored.ts";
import { addSearch } from "#features/catalogue/stored/recent-searches.ts";
import { keyAction } from "#ui/combobox/combobox-keys.ts";
import { optionId } from "./search-options.tsx";
import { useSuggestions, type Suggestions } from "./use-suggestions.ts";

interface SearchBoxInput {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The search text of the current address. */
  readonly searched: string;
  /** Counts the navigations; each one resets the field to its address. */
  readonly visit: number;
  readonly network: string | null;
  readonly hot: readonly string[];
}

function useTyped({ searched, visit }: Pick<SearchBoxInput, "searched" | "visit">) {
  const [text, setText] = useState(searched);
  const [shownVisit, setShownVisit] = useState(visit);
  if (visit !== shownVisit) {
    setShownVisit(visit);
    setText(searched);
  }
  return [text, setText] as const;
}

const countOf = ({ website, found, listings }: NonNullable<Suggestions>): number =>
  (website?.nearest ?? found).length + listings.length;

export function useSearchBox({ field, searched, visit, network, hot }: SearchBoxInput) {
  const [text, setText] = useTyped({ searched, visit });
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Set before the panel opens, because a list that appears above the hot searches would shift them under a finger.
  const [mayShowRecent, setMayShowRecent] = useState(false);
  const [stored, setStored] = useStored(RECENT_SEARCHES);
  const recent = mayShowRecent ? stored : [];
  const isTyping = text.trim() !== "";
  const suggestions = useSuggestions(isOpen ? text : "", network);
  const typed = suggestions ? countOf(suggestions) : 0;
  const count = isTyping ? typed : recent.length + hot.length;

  // Takes over text typed before hydration, and the panel that focus alone had opened.
  useLayoutEffect(() => {
    if (!field.current) return;
    setText(field.current.value);
    setOpen(field.current.form?.contains(document.activeElement) ?? false);
  }, [field, setText]);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const open = (): void => {
    if (!isOpen) setMayShowRecent(true);
    setOpen(true);
  };
  const type = (value: string): void => {
    setText(value);
    setActive(-1);
    setMayShowRecent(true);
    setOpen(true);
  };
  const press = (event: KeyboardEvent): void => {
    const action = keyAction(event.key, { open: isOpen, typing: false, active, count });
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setMayShowRecent(true);
    if (action.does === "open") setOpen(true);
    if (action.does === "close") close();
    if (action.does === "move") setActive(action.to);
    // An option is a link, so choosing it clicks the link.
    if (action.does === "choose") document.getElementById(optionId(active))?.click();
  };
  /** Stores the search and closes the panel. */
  const finish = (search: string): void => {
    setStored(addSearch(readStored(RECENT_SEARCHES), search));
    close();
  };
  const forget = (): void => {
    setStored([]);
    field.current?.focus();
  };

  return { text, isTyping, isOpen, active, suggestions, recent, open, close, type, press, finish, forget };
}
