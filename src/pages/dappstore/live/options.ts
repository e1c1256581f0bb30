/**
 * The keyboard of a combobox over served links: arrows walk through the links that are seen, Enter follows one,
 * Escape closes. The focus stays in the field, and the link at hand is named to screen readers.
 */
export interface Options {
  open: () => void;
  close: () => void;
  /** After other links have come in. */
  renew: () => void;
}

export function createOptions(field: HTMLInputElement, panel: HTMLElement): Options {
  let active: HTMLElement | undefined;
  nameLists(field, panel);

  const set = (isOpen: boolean): void => {
    panel.dataset["open"] = String(isOpen);
    field.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) choose(undefined);
  };

  function choose(option: HTMLElement | undefined): void {
    active?.setAttribute("aria-selected", "false");
    active = option;
    if (!option) return field.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    field.setAttribute("aria-activedescendant", option.id);
  }

  const seen = (): HTMLElement[] =>
    [...panel.querySelectorAll<HTMLElement>("[role=option]")].filter((option) => option.checkVisibility());

  /** Past either end it goes on at the other. */
  const walk = (step: 1 | -1): void => {
    if (panel.dataset["open"] !== "true") return set(true);
    const all = seen();
    const from = active ? all.indexOf(active) : step === 1 ? -1 : 0;
    choose(all.at((from + step) % Math.max(1, all.length)));
  };

  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") walk(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && active) active.click();
    else if (key === "Escape" && panel.dataset["open"] === "true") set(false);
    else return;
    event.preventDefault();
  });
  set(false);

  return {
    open: () => set(true),
    close: () => set(false),
    renew() {
      choose(undefined);
      nameOptions(field, panel);
    },
  };
}

function nameLists(field: HTMLInputElement, panel: HTMLElement): void {
  const lists = [...panel.querySelectorAll<HTMLElement>("[data-options]")];
  for (const [index, list] of lists.entries()) {
    list.id = `${field.id}-list-${index}`;
    list.setAttribute("role", "listbox");
  }
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", lists.map(({ id }) => id).join(" "));
}

function nameOptions(field: HTMLInputElement, panel: HTMLElement): void {
  for (const [index, link] of [...panel.querySelectorAll("[data-options] a")].entries()) {
    link.id = `${field.id}-option-${index}`;
    link.setAttribute("role", "option");
    link.setAttribute("aria-selected", "false");
    link.setAttribute("tabindex", "-1");
    link.parentElement?.setAttribute("role", "presentation");
  }
}
