import type { RouterContextProvider } from "react-router";
import { figureDates } from "#pages/figure-dates.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { milestonesByYear } from "./milestones.ts";

export async function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { siteContent } = context.get(servicesContext);
  return {
    ...pageFrame(request, { seo: "about", place: "/about" }),
    dates: figureDates(request.language),
    years: milestonesByYear(await siteContent.milestones(), request.language),
  };
}
