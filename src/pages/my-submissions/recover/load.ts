import { data, redirect, type RouterContextProvider } from "react-router";
import type { Challenge } from "#features/ownership/model.ts";
import { receiptPath, RECOVERY_PATH } from "#features/submissions/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { localPath } from "#i18n/paths.ts";
import { outageContext } from "#pages/outage.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

/** Where the proof of a listing stands; null before a listing is chosen, or if it has no receipt. */
export interface RecoveryView {
  readonly name: string;
  readonly challenge: Challenge;
  /** The text to sign, once it was asked for. */
  readonly message: string | null;
  readonly signPath: string;
  /** Once it is proven: the new receipt, and when it is valid. */
  readonly pending: { readonly link: string; readonly at: string } | null;
}

/**
 * `?listing` is the address of a listing's page, `claim` the token of the new receipt. Both stay in the address, so that
 * nothing is stored before the proof; `sign` shows a message to sign, because it names a recent block.
 */
export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { ownership, submissions } = context.get(servicesContext);
  const { language, publicOrigin } = request;
  const listing = url.searchParams.get("listing") ?? "";
  const token = url.searchParams.get("claim") ?? ownership.newClaim();
  const frame = pageFrame(request, { seo: "recover", robots: "noindex" });
  const shared = { ...frame, listing, sendsMail: submissions.sendsMail };
  const none = { ...shared, isUnknown: listing !== "", recovery: null };
  if (listing === "" || context.get(outageContext))
    return data({ ...none, isUnknown: false }, { status: 200 });
  const claim = await ownership.claim(token, listing);
  if (!claim) return data(none, { status: 404 });
  // Once it is handed over, the claim is the receipt.
  if ((await submissions.receipt(token)).ok) return redirect(receiptPath(language, token), 303);
  const here = `${localPath(language, RECOVERY_PATH)}?${new URLSearchParams({ listing, claim: token })}`;
  if (!url.searchParams.has("claim")) return redirect(here, 303);
  const message =
    claim.canSign && url.searchParams.has("sign") ? await ownership.claimMessage(token, listing) : null;
  const recovery: RecoveryView = {
    name: claim.name,
    challenge: claim,
    message: message?.ok ? message.value : null,
    signPath: `${here}&sign=1`,
    pending: claim.endsAt && {
      link: publicOrigin + receiptPath(language, token),
      at: formatDate(claim.endsAt, language, "minute"),
    },
  };
  return data({ ...shared, isUnknown: false, recovery }, { status: 200 });
}
