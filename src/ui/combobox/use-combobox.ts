import { useState, type KeyboardEvent } from "react";
import { keyAction } from "./combobox-keys.ts";
import { exactOption, filterOptions, type ComboboxOption } from "./combobox-options.ts";

interface Source {
  readonly options: readonly ComboboxOption[];
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly onChange: ((value: string) => void) | undefined;
}

/** The state of a combobox: chosen option, typed text and active row. */
export function useCombobox({ options, value, defaultValue, onChange }: Source) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  // Undefined while the field shows the chosen option and nothing is typed.
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const chosenValue = value ?? ownValue;
  const chosen = options.find((option) => option.value === chosenValue);
  const matches = filterOptions(options, typed ?? "");

  const rest = () => {
    setTyped(undefined);
    setOpen(false);
    setActive(-1);
  };

  const choose = (next: string) => {
    rest();
    setOwnValue(next);
    if (next !== chosenValue) onChange?.(next);
  };

  const type = (next: string) => {
    setTyped(next);
    setOpen(true);
    setActive(next === "" ? -1 : 0);
  };

  const show = () => {
    setOpen(true);
    setActive(matches.findIndex((option) => option.value === chosenValue));
  };

  /** On blur, the typed text is kept only if it names an option. */
  const leave = () => {
    if (typed === undefined) rest();
    else choose(typed.trim() === "" ? "" : (exactOption(options, typed)?.value ?? chosenValue));
  };

  const press = (event: KeyboardEvent) => {
    const state = { open, typing: typed !== undefined, active, count: matches.length };
    const action = keyAction(event.key, state);
    if (!action) return;
    event.preventDefault();
    if (action.does === "open") show();
    if (action.does === "move") setActive(action.to);
    if (action.does === "choose") choose(matches[active]?.value ?? "");
    if (action.does === "close") rest();
  };

  const query = typed ?? "";
  const text = typed ?? chosen?.label ?? "";
  return { chosen, chosenValue, text, query, open, active, matches, choose, type, show, leave, press };
}
