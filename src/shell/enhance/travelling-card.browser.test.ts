import { afterEach, beforeEach, expect, test } from "vitest";
import { TRAVELLING_CARD } from "./travelling-card-attributes.ts";
import { nameCard } from "./travelling-card.browser.ts";

const card = (id: number): string =>
  `<li><svg id="logo-${id}"></svg><h3><a id="title-${id}" href="/en/dappstore/detail?id=${id}">DApp</a></h3></li>`;

beforeEach(() => {
  // The same DApp can be in two lists of a page.
  document.body.innerHTML = `<ul>${card(1)}${card(2)}</ul><ul>${card(1)}</ul>`;
});
afterEach(() => nameCard(null));

const namesOnPage = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[style]")].flatMap(({ id, style }) =>
    style.viewTransitionName ? [`${id}: ${style.viewTransitionName}`] : [],
  );

test("only the card that is followed has the names, once, because a second one would end the transition", () => {
  nameCard(new URL("/en/dappstore/detail?id=1", location.href).href);
  expect(namesOnPage()).toEqual(["logo-1: dapp-logo", "title-1: dapp-title"]);
  expect(document.documentElement.hasAttribute(TRAVELLING_CARD)).toBe(true);
  nameCard(new URL("/en/dappstore/detail?id=2", location.href).href);
  expect(namesOnPage()).toEqual(["logo-2: dapp-logo", "title-2: dapp-title"]);
});

test.each([["/en/about"], ["/en/dappstore/detail?id=3"], [null]])("nothing travels to %s", (address) => {
  nameCard(new URL("/en/dappstore/detail?id=1", location.href).href);
  nameCard(address && new URL(address, location.href).href);
  expect(namesOnPage()).toEqual([]);
  expect(document.documentElement.hasAttribute(TRAVELLING_CARD)).toBe(false);
});
