import { beforeEach, expect, test } from "vitest";
import { FOLLOWED, handleTransitions } from "./page-transitions.ts";

const detail = (id: number): string => `/en/dappstore/detail?id=${id}`;
const card = (id: number): string =>
  `<li id="card-${id}"><svg></svg><h3><a href="${detail(id)}">DApp</a></h3></li>`;

const page = new EventTarget();
handleTransitions(page);
const leaveFor = (path: string | null): boolean =>
  page.dispatchEvent(
    Object.assign(new Event("pageswap"), {
      viewTransition: { ready: Promise.resolve() },
      activation: { entry: { url: path && location.origin + path } },
    }),
  );
const followedCards = (): string[] => [...document.querySelectorAll(`[${FOLLOWED}]`)].map(({ id }) => id);

beforeEach(() => {
  // The same DApp can be in two lists of a page.
  document.body.innerHTML = `<ul>${card(1)}${card(2)}</ul><ul>${card(1)}</ul><a href="/en/about">About</a>`;
});

test("only one card is marked: the one whose link was followed last", () => {
  leaveFor(detail(1));
  expect(followedCards()).toEqual(["card-1"]);
  leaveFor(detail(2));
  expect(followedCards()).toEqual(["card-2"]);
});

test("a list that the back button restores keeps its mark, so that logo and title return", () => {
  leaveFor(detail(1));
  page.dispatchEvent(
    Object.assign(new Event("pagereveal"), { viewTransition: { ready: Promise.resolve() } }),
  );
  expect(followedCards()).toEqual(["card-1"]);
});

test.each(["/en/about", detail(3), "/en", null])("nothing travels to %s", (path) => {
  leaveFor(detail(1));
  leaveFor(path);
  expect(followedCards()).toEqual([]);
});
