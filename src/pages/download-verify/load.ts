import type { RouterContextProvider } from "react-router";
import brand from "#content/brand/brand.json" with { type: "json" };
import { judge, readSha256 } from "#features/downloads/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { downloads } = context.get(servicesContext);
  const releases = await downloads.releases();
  const fakes = await downloads.knownFakes();
  const pasted = url.searchParams.get("sha256");
  const sha256 = pasted === null ? null : readSha256(pasted);
  const known = [...releases, ...fakes].flatMap((one) => one.sha256 ?? []);
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
    verdict: sha256 === null ? null : judge(sha256, releases, fakes),
    /** What the page can say without asking again: one answer for each hash we know, and one for all others. */
    answers: [...new Set(known)].map((hash) => ({ sha256: hash, verdict: judge(hash, releases, fakes) })),
    otherwise: judge("", releases, fakes),
    listDate: formatDate(new Date(changed), request.language),
    host: brand.officialHost,
    report: `mailto:${brand.contacts.security}`,
  };
}
