import { data, type RouterContextProvider } from "react-router";
import { brand } from "#brand/brand.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { isOfferedService } from "#shell/navigation/offer.ts";
import { toolHost } from "#shell/navigation/resolve-link.ts";
import { findService } from "#shell/navigation/services.ts";

/** Only a demonstration brand has links to this page. */
export function load(context: Readonly<RouterContextProvider>, name: string | undefined) {
  const request = context.get(pageRequestContext);
  const isThere = brand.demonstration && name !== undefined && isOfferedService(name);
  const service = isThere ? findService(name) : null;
  if (!service) throw data(null, { status: 404 });
  const title = request.translate(service.name);
  return {
    ...pageFrame(request, { seo: "demo", values: { service: title }, robots: "noindex" }),
    service: title,
    host: toolHost(name ?? "", request),
    purpose: service.purpose ? request.translate(service.purpose) : null,
  };
}
