import type { RouterContextProvider } from "react-router";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { readGroups } from "./api-reference.ts";

export function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { apiDocument, apiLimits, failures } = context.get(servicesContext);
  return {
    ...pageFrame(request, { seo: "docs", place: "/docs" }),
    groups: readGroups(apiDocument()),
    limits: apiLimits,
    failures: failures(request.language),
  };
}
