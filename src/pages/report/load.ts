import { data, type RouterContextProvider } from "react-router";
import { localPath } from "#i18n/paths.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

/** `?listing` is the address of a listing's page; without it the page asks for one. */
export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const frame = pageFrame(request, { seo: "reportProblem", robots: "noindex" });
  const listing = url.searchParams.get("listing") ?? "";
  const found = await context.get(servicesContext).problemReports.listingAt(listing);
  const reported = found && { title: found.title, path: localPath(request.language, found.listing) };
  const isUnknown = listing !== "" && !found;
  return data({ ...frame, listing, isUnknown, reported }, { status: isUnknown ? 404 : 200 });
}
