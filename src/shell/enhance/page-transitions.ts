/** Transitions between pages (`@view-transition` in ui/base.css), as far as they need a script. */
type TransitionEvent = Event & {
  readonly viewTransition?: { readonly ready: Promise<unknown> } | null;
  readonly activation?: NavigationActivation | null;
};

const NAMES = ["dapp-logo", "dapp-title"];
let named: HTMLElement[] = [];

const setNames = (names: readonly string[]): void =>
  named.forEach((element, index) => {
    element.style.viewTransitionName = names[index] ?? "";
  });

/**
 * Lets logo and title travel between a DApp's card and its page. The page names them in its style sheet. A list has
 * many cards, so only the card that links to this address gets the names; a name that occurs twice ends the transition.
 */
export function nameCard(address: string | null | undefined): void {
  setNames([]);
  const { pathname, search } = new URL(address ?? "/", location.href);
  const link = document.querySelector<HTMLElement>(
    `li h3 > a[href="${pathname}${search}"][href*="/dappstore/detail"]`,
  );
  named = link ? [link.closest("li")?.firstElementChild as HTMLElement, link] : [];
  setNames(NAMES);
}

export function handleTransitions(target: EventTarget): void {
  for (const name of ["pageswap", "pagereveal"]) {
    target.addEventListener(name, (event) => {
      const { viewTransition, activation: next } = event as TransitionEvent;
      if (!viewTransition) return;
      // A browser may skip the transition and then rejects its promise. WebKit reports a rejection that nobody handles
      // as an error in the console, though no script asked for the transition.
      viewTransition.ready.catch(() => undefined);
      // A followed link takes the card along; the back button returns it to the list.
      const isLeft = name === "pageswap";
      const activation = next ?? ("navigation" in window ? window.navigation.activation : null);
      const isBack = activation?.navigationType === "traverse";
      nameCard(isLeft === isBack ? null : activation?.[isLeft ? "entry" : "from"]?.url);
    });
  }
}
