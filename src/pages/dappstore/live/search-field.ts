/** The search field as a combobox: recent and hot searches when it is opened, DApps while one types. */
import { debounce } from "#lib/debounce.ts";
import type { Go } from "./moves.ts";
import { createOptions } from "./options.ts";
import { forgetSearches, rememberSearch, showRecent } from "./recent-list.ts";
import { part, type StoreParts } from "./store-parts.ts";
import { createSuggestions } from "./suggestions.ts";

export function enhanceSearch(parts: StoreParts, go: Go): void {
  const { search: form } = parts;
  const field = part<HTMLInputElement>(form, '[name="key"]');
  const panel = part(form, "[data-panel]");
  const options = createOptions(field, panel);
  const suggestions = createSuggestions(parts, panel);
  const isTyping = (): boolean => field.value.trim() !== "";
  const open = (): void => {
    showGroups(panel, isTyping());
    options.renew();
    options.open();
  };
  // §9: 300 ms after the last letter.
  const suggest = debounce(() => {
    void suggestions.show(field.value.trim()).then(options.renew);
  });
  const type = (): void => {
    part(form, "[data-clear]").hidden = field.value === "";
    // What is still asked for is no longer what was typed.
    suggest.cancel();
    suggestions.drop();
    if (isTyping()) suggest();
    open();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    suggest.cancel();
    options.close();
    rememberSearch(field.value);
    void go(`${location.pathname}?${queryOf(form)}`);
  };

  field.addEventListener("focus", open);
  field.addEventListener("click", open);
  field.addEventListener("input", type);
  form.addEventListener("submit", submit);
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) options.close();
  });
  answerPanel(panel, field, options.close);
  part(panel, "[data-clears-recent]").addEventListener("click", () => field.focus());
  // The script may come after the first press.
  if (document.activeElement === field) open();
}

/** What was found while one types, else what was and is searched for. */
function showGroups(panel: HTMLElement, isTyping: boolean): void {
  for (const group of panel.querySelectorAll<HTMLElement>("[data-group]")) {
    group.hidden = (group.dataset["group"] === "found") !== isTyping;
  }
  if (!isTyping) showRecent(panel);
}

function answerPanel(panel: HTMLElement, field: HTMLInputElement, close: () => void): void {
  panel.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link) return;
    rememberSearch(link.closest('[data-group="found"]') ? field.value : link.textContent);
    close();
  });
  part(panel, "[data-clears-recent]").addEventListener("click", forgetSearches);
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value);
  return query;
}
