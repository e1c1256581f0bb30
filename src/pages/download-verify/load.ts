import type { RouterContextProvider } from "react-router";
import { brand } from "#brand/brand.ts";
import { judge, readSha256 } from "#features/downloads/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { knownFiles } from "./known-files.ts";
import { resolveLink } from "#shell/navigation/resolve-link.ts";
import { hostsIn } from "#shell/channels/own-hosts.ts";

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { downloads } = context.get(servicesContext);
  const releases = await downloads.releases();
  const fakes = await downloads.knownFakes();
  const pasted = url.searchParams.get("sha256");
  const sha256 = pasted === null ? null : readSha256(pasted);
  const known = knownFiles(releases, fakes, request.language);
  const changed = Math.max(0, ...releases.map(({ changedAt }) => changedAt.getTime()));
  return {
    ...pageFrame(request, {
      seo: "verify",
      place: "/download/verify",
      ...(pasted === null ? {} : { robots: "noindex" as const }),
    }),
    releases,
    fakes,
    pasted,
    verdict: sha256 === null ? null : judge(sha256, known.releases, known.fakes),
    known,
    listDate: formatDate(new Date(changed), request.language),
    host: hostsIn(request.language),
    links: {
      report: `mailto:${brand.contacts.security}`,
      help: resolveLink("tool:helpCentre", request).href,
    },
  };
}
