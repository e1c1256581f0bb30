import type { RouterContextProvider } from "react-router";
import { figureDates } from "#pages/figure-dates.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { milestonesByYear } from "./milestones.ts";

export function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  return {
    ...pageFrame(request, { seo: "about", place: "/about" }),
    dates: figureDates(request.language),
    years: milestonesByYear(request.language),
  };
}
