import { afterEach, beforeEach, expect, test } from "vitest";
import { handleTransitions, nameCard } from "./page-transitions.ts";

const detail = (id: number): string => `/en/dappstore/detail?id=${id}`;
const addressOf = (path: string): string => new URL(path, location.href).href;
const card = (id: number): string =>
  `<li><svg id="logo-${id}"></svg><h3><a id="title-${id}" href="${detail(id)}">DApp</a></h3></li>`;

beforeEach(() => {
  // The same DApp can be in two lists of a page.
  document.body.innerHTML = `<ul>${card(1)}${card(2)}</ul><ul>${card(1)}</ul><a href="/en/about">About</a>`;
});
afterEach(() => nameCard(null));

const namesOnPage = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[style]")].flatMap(({ id, style }) =>
    style.viewTransitionName ? [`${id}: ${style.viewTransitionName}`] : [],
  );

test("only the card that is followed has the names, and each name once", () => {
  nameCard(addressOf(detail(1)));
  expect(namesOnPage()).toEqual(["logo-1: dapp-logo", "title-1: dapp-title"]);
  nameCard(addressOf(detail(2)));
  expect(namesOnPage()).toEqual(["logo-2: dapp-logo", "title-2: dapp-title"]);
});

test.each(["/en/about", detail(3), "/en"])("nothing travels to %s", (path) => {
  nameCard(addressOf(detail(1)));
  nameCard(addressOf(path));
  expect(namesOnPage()).toEqual([]);
});

test.each([
  ["a followed link", "pageswap", "push", ["logo-1: dapp-logo", "title-1: dapp-title"]],
  ["a page that is left by the back button", "pageswap", "traverse", []],
  [
    "the list that the back button restores",
    "pagereveal",
    "traverse",
    ["logo-2: dapp-logo", "title-2: dapp-title"],
  ],
  ["a page that a link has opened", "pagereveal", "push", []],
])("%s", (_, name, navigationType, names) => {
  const page = new EventTarget();
  handleTransitions(page);
  const activation = {
    navigationType,
    entry: { url: addressOf(detail(1)) },
    from: { url: addressOf(detail(2)) },
  };
  const viewTransition = { ready: Promise.resolve() };
  page.dispatchEvent(Object.assign(new Event(name), { viewTransition, activation }));
  expect(namesOnPage()).toEqual(names);
});
