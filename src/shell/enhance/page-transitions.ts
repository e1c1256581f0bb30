/**
 * A browser may skip the transition between two pages, and then rejects its promise. WebKit reports a rejection that
 * nobody handles as an error in the console, though no script asked for the transition (`@view-transition`).
 */
type TransitionEvent = Event & { readonly viewTransition?: { readonly ready: Promise<unknown> } | null };

export function handleTransitions(target: EventTarget): void {
  for (const name of ["pageswap", "pagereveal"]) {
    target.addEventListener(name, (event) => {
      (event as TransitionEvent).viewTransition?.ready.catch(() => undefined);
    });
  }
}
