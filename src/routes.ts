import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { OFFERED_PATHS } from "#shell/navigation/offer.ts";
import { factsOf } from "#shell/navigation/page-table.ts";

/** The language is an optional first segment (§2). A page's id is its path in the table. */
export default [
  route(":lang?", "pages/language-layout.tsx", [
    ...OFFERED_PATHS.map((path) => {
      const file = `pages/${factsOf(path).folder}/page.tsx`;
      return path === "/" ? index(file, { id: path }) : route(path.slice(1), file, { id: path });
    }),
    route("*", "pages/not-found/page.tsx"),
  ]),
] satisfies RouteConfig;
