/**
 * Lets logo and title of a DApp travel between its card in a list and its own page, and back (cross-document view
 * transitions). The page names them in its style sheet; a list has many cards, so only the one that is followed gets
 * the names. Without transitions, and with reduced motion, the events carry none and nothing happens.
 */
import { TRAVELLING_CARD } from "./travelling-card-attributes.ts";

const NAMES = ["dapp-logo", "dapp-title"];
let named: HTMLElement[] = [];

/** Names the logo and the title of the card that links to an address; takes the names from any other card. */
export function nameCard(address: string | null | undefined): void {
  for (const element of named) element.style.viewTransitionName = "";
  named = [];
  const { pathname, search } = new URL(address ?? "", location.href);
  const link = pathname.endsWith("/dappstore/detail")
    ? document.querySelector<HTMLElement>(`h3 > a[href=${JSON.stringify(pathname + search)}]`)
    : null;
  const logo = link?.closest("li")?.firstElementChild;
  if (link && logo) named = [logo as HTMLElement, link];
  for (const [index, element] of named.entries()) element.style.viewTransitionName = NAMES[index] ?? "";
  // On a DApp's own page, its head gives the names to the card of a similar one.
  document.documentElement.toggleAttribute(TRAVELLING_CARD, named.length > 0);
}

export function enhanceTravellingCard(): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    const isBack = activation?.navigationType === "traverse";
    if (viewTransition) nameCard(isBack ? null : activation?.entry.url);
  });
  // The list, restored by the back button.
  addEventListener("pagereveal", ({ viewTransition }) => {
    const { activation } = navigation;
    if (viewTransition && activation?.navigationType === "traverse") nameCard(activation.from?.url);
  });
}
