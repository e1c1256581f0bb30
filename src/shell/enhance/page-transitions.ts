/** Transitions between pages (`@view-transition` in ui/base.css), as far as they need a script. */
type TransitionEvent = Event & {
  readonly viewTransition?: { readonly ready: Promise<unknown> } | null;
  /** Only of `pageswap`. */
  readonly activation?: { readonly entry: { readonly url: string | null } } | null;
};

/** On the card whose link was followed, whose logo and title then travel to the page. */
export const FOLLOWED = "data-followed";

let followed: Element | null | undefined;

/**
 * A name that occurs twice ends the transition, so of all cards only the followed one has names (dapp-card.module.css).
 * It keeps them: the back button restores the list as it was left, and logo and title return.
 */
export function handleTransitions(target: EventTarget): void {
  for (const name of ["pageswap", "pagereveal"]) {
    target.addEventListener(name, (event) => {
      const { viewTransition, activation } = event as TransitionEvent;
      // A browser may skip the transition and then rejects its promise. WebKit reports a rejection that nobody handles
      // as an error in the console, though no script asked for the transition.
      viewTransition?.ready.catch(() => undefined);
      if (!activation) return;
      followed?.toggleAttribute(FOLLOWED);
      const path = activation.entry.url?.replace(location.origin, "");
      followed = document.querySelector(`li:has([href="${path}"])`);
      followed?.toggleAttribute(FOLLOWED);
    });
  }
}
