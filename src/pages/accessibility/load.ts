import type { RouterContextProvider } from "react-router";
import versions from "#content/legal/versions.json" with { type: "json" };
import { formatDate } from "#i18n/formats/date.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

export function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  return {
    ...pageFrame(request, { seo: "accessibility", place: "/accessibility" }),
    reviewed: formatDate(new Date(versions.accessibility.changed), request.language),
  };
}
