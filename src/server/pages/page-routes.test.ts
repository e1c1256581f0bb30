import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { createPageRoutes } from "./page-routes.ts";

const route = (id: string, path: string | undefined, parentId?: string) => ({
  id,
  path,
  parentId,
  index: path === undefined && parentId !== undefined,
  module: { loader: () => id },
});

const table = [
  route("root", undefined),
  route("language", ":lang", "root"),
  route("home", undefined, "language"),
  route("about", "about", "language"),
  route("article", "news/:id", "language"),
  route("missing", "*", "root"),
];

const routes = createPageRoutes({
  routes: Object.fromEntries(table.map((one) => [one.id, one])),
} as unknown as ServerBuild);

const answerAt = async (path: string): Promise<unknown> => {
  const url = new URL(path, "http://localhost");
  const page = await routes.staticHandlerOf(url.pathname).query(new Request(url));
  return page instanceof Response ? page : [page.loaderData, page.matches.at(-1)?.params, page.statusCode];
};

it.each([
  ["/en", { root: "root", language: "language", home: "home" }, { lang: "en" }],
  ["/en/about", { root: "root", language: "language", about: "about" }, { lang: "en" }],
  ["/zh-tw/news/42", { root: "root", language: "language", article: "article" }, { lang: "zh-tw", id: "42" }],
  ["/en/about/us", { root: "root", missing: "missing" }, { "*": "en/about/us" }],
])("the handler of %s runs the loaders of this page, with its parameters", async (path, loaded, params) => {
  expect(await answerAt(path)).toEqual([loaded, params, 200]);
});

it("pages of the same route share one handler", () => {
  expect(routes.staticHandlerOf("/en/news/1")).toBe(routes.staticHandlerOf("/ko/news/2"));
  expect(routes.staticHandlerOf("/en/news/1")).not.toBe(routes.staticHandlerOf("/en/about"));
});

it("a page has one of our languages; the not-found page is none", () => {
  expect(["/en", "/en/about", "/xx/about", "/en/abuot"].map(routes.hasPage)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
