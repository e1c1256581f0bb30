import type { RouterContextProvider } from "react-router";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

export function load(context: Readonly<RouterContextProvider>) {
  const { submissions } = context.get(servicesContext);
  return {
    ...pageFrame(context.get(pageRequestContext), { seo: "mySubmissions", robots: "noindex" }),
    sendsMail: submissions.sendsMail,
  };
}
