import { data, type RouterContextProvider } from "react-router";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const token = url.searchParams.get("token") ?? "";
  const purpose = await context.get(servicesContext).submissions.mailLinkPurpose(token);
  const frame = pageFrame(context.get(pageRequestContext), { seo: "receiptLink", robots: "noindex" });
  return data(
    { ...frame, purpose, token, receipt: url.searchParams.get("receipt") ?? "" },
    { status: purpose === null ? 404 : 200 },
  );
}
