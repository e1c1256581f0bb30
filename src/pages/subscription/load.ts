import type { RouterContextProvider } from "react-router";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

/** The purpose of the visit: a link in a mail names it; the plain address is the form. */
export type Purpose = "subscribe" | "confirm" | "unsubscribe";

export function load(context: Readonly<RouterContextProvider>, url: URL) {
  const linked = (["confirm", "unsubscribe"] as const).find((one) => url.searchParams.has(one));
  const purpose: Purpose = linked ?? "subscribe";
  return {
    ...pageFrame(context.get(pageRequestContext), {
      seo: "subscription",
      robots: "noindex",
    }),
    purpose,
    token: url.searchParams.get(purpose) ?? "",
  };
}
