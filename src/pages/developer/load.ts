import type { RouterContextProvider } from "react-router";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

export function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  return {
    ...pageFrame(request, { seo: "developer", place: "/developer" }),
    origin: request.apiOrigins.production ?? request.publicOrigin,
  };
}
