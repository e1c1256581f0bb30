/** The served elements that the store's script works on. */
export interface StoreParts {
  readonly store: HTMLElement;
  readonly search: HTMLFormElement;
  readonly categories: HTMLElement;
  readonly networks: HTMLElement;
  readonly content: HTMLElement;
  /** The query of what is on the page; `location` is ahead of it while somebody goes back. */
  readonly shown: { search: string };
  /** Has what changed read aloud. */
  readonly announce: (text: string) => void;
  /** A copy of one of the page's templates. */
  readonly copy: (template: TemplateName) => DocumentFragment;
}

export type TemplateName = "list" | "failed" | "from-device" | "gone";

/** The served page and this script are of one build: what is missing here is a mistake of ours. */
export function part<Kind extends Element = HTMLElement>(root: ParentNode, selector: string): Kind {
  const found = root.querySelector<Kind>(selector);
  if (!found) throw new Error(`The store has no ${selector}`);
  return found;
}

export function storeParts(store: HTMLElement): StoreParts {
  const status = part(store, "[data-announce]");
  return {
    store,
    search: part<HTMLFormElement>(store, "form[role=search]"),
    categories: part(store, '[data-part="categories"]'),
    networks: part(store, '[data-part="networks"]'),
    content: part(store, '[data-part="content"]'),
    shown: { search: location.search },
    announce(text) {
      status.textContent = text;
    },
    copy: (template) =>
      document.importNode(part<HTMLTemplateElement>(store, `[data-template="${template}"]`).content, true),
  };
}
