import type { RouterContextProvider } from "react-router";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

/** The form below the warning sends `?read=1`; only then are the chats linked. */
export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { downloads, siteContent } = context.get(servicesContext);
  const hasRead = url.searchParams.get("read") === "1";
  const certificates = (await downloads.releases()).flatMap((one) => one.certificateSha256 ?? []);
  return {
    ...pageFrame(request, {
      seo: "channels",
      place: "/channels",
      ...(hasRead ? { robots: "noindex" as const } : {}),
    }),
    hasRead,
    accounts: await siteContent.accounts(),
    certificates: [...new Set(certificates)],
  };
}
