import type { RouterContextProvider } from "react-router";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { FAMILIES } from "./families.ts";

export async function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const networks = await context.get(servicesContext).catalogue.networks();
  return {
    ...pageFrame(request, { seo: "developer", place: "/developer" }),
    origin: request.apiOrigins.production ?? request.publicOrigin,
    /** The number of networks in each family. */
    counts: Object.fromEntries(FAMILIES.map(({ name, has }) => [name, networks.filter(has).length])),
  };
}
