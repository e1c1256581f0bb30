import type { RouterContextProvider } from "react-router";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

export const load = (context: Readonly<RouterContextProvider>) =>
  pageFrame(context.get(pageRequestContext), { seo: "partner", place: "/partner" });
