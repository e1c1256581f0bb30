import type { RouterContextProvider } from "react-router";
import { LANGUAGES } from "#i18n/languages.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

/** The worked example: when each step of a network's way into the wallet would happen. */
const EXAMPLE_DATES = ["2026-09-01", "2026-09-04", "2026-09-15", "2026-10-06"];

export async function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const [networks, dapps] = await Promise.all([catalogue.networks(), catalogue.count({})]);
  return {
    ...pageFrame(request, { seo: "partner", place: "/partner" }),
    figures: { networks: networks.length, dapps, languages: LANGUAGES.length },
    exampleDates: EXAMPLE_DATES.map((date) => formatDate(new Date(date), request.language)),
  };
}
