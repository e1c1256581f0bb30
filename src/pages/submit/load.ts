import { randomBytes } from "node:crypto";
import { redirect, type RouterContextProvider } from "react-router";
import { brand } from "#brand/brand.ts";
import type { Network } from "#features/catalogue/model.ts";
import type { Donations } from "#features/donations/server/service.ts";
import { networkMark } from "#features/catalogue/card.ts";
import type { FieldNetwork, FormCategory, SubmissionFormData } from "#features/submissions/form-data.ts";
import type { Review } from "#features/review/server/service.ts";
import { inDays } from "#features/review/statistics.ts";
import { receiptPath, type SubmissionKind } from "#features/submissions/model.ts";
import type { FormContext, FormNetwork } from "#features/submissions/schema/context.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { resolveLink } from "#shell/navigation/resolve-link.ts";
import { correctionOf } from "./correction.ts";

const SEO = { dapp: "submitDapp", token: "submitToken", nft: "submitNft" } as const;

/** With a receipt, the form is filled in with what was sent before. */
export async function load(
  context: Readonly<RouterContextProvider>,
  kind: SubmissionKind,
  receipt: string | null,
) {
  const request = context.get(pageRequestContext);
  const { catalogue, donations, review, submissions } = context.get(servicesContext);
  const { language, variant } = request;
  const correction = receipt === null ? {} : await correctionOf(context, kind, receipt);
  // The receipt explains why there is nothing to correct.
  if (!correction) return redirect(receiptPath(language, encodeURIComponent(receipt ?? "")));
  const [form, networks, categories, expectedDays] = await Promise.all([
    submissions.formContext(),
    catalogue.networks(),
    catalogue.categories(language),
    expectedDaysOf(review),
  ]);
  const data: SubmissionFormData = {
    networks: fieldNetworksOnce(form, networks),
    categories: kind === "dapp" ? chosenFrom(form, categories) : [],
    idempotencyKey: randomBytes(16).toString("hex"),
    submitNetworkHref: resolveLink("tool:submitChain", { language, variant }).href,
    donation: donations.isAsked ? donationFor(kind, donations) : null,
    sendsMail: submissions.sendsMail,
    ...correction,
  };
  const frame = pageFrame(request, {
    seo: SEO[kind],
    place: `/submit/${kind}`,
    ...(receipt !== null && { robots: "noindex" }),
  });
  return { ...frame, kind, form: data, expectedDays };
}

const donationFor = (kind: SubmissionKind, { bases, isDemo }: Pick<Donations, "bases" | "isDemo">) => ({
  amount: String(kind === "dapp" ? bases.dapp : bases.other),
  token: brand.token.symbol,
  isDemo,
});

/** Left out if it is unknown: a form opens from memory while the database is away. */
async function expectedDaysOf({ statistics }: Pick<Review, "statistics">): Promise<number | null> {
  const medianMs = await statistics().then(
    (figures) => figures.medianMs,
    () => null,
  );
  return medianMs === null ? null : inDays(medianMs);
}

/** Deprecated networks cannot be chosen, so they are not sent to the browser. */
function fieldNetworks(form: FormContext, networks: readonly Network[]): FieldNetwork[] {
  const byKey = new Map(networks.map((network) => [network.key, network]));
  return form.networks
    .filter(({ isDeprecated }) => !isDeprecated)
    .flatMap((one) => {
      const network = byKey.get(one.key);
      return network ? [fieldNetwork(one, network)] : [];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Of a form's context, which is the same until the catalogue changes: sorting takes longer than the rest of a visit. */
const sorted = new WeakMap<FormContext, FieldNetwork[]>();

function fieldNetworksOnce(form: FormContext, networks: readonly Network[]): FieldNetwork[] {
  const known = sorted.get(form) ?? fieldNetworks(form, networks);
  sorted.set(form, known);
  return known;
}

const fieldNetwork = (one: FormNetwork, network: Network): FieldNetwork => ({
  ...one,
  ...networkMark(network),
  namespace: network.namespace,
  symbol: network.symbol,
  networkCode: network.code ?? one.key.toUpperCase(),
  chainId: network.chainId,
  keywords: [...network.aliases, ...network.formerNames].join(" "),
});

const chosenFrom = (form: FormContext, categories: readonly FormCategory[]): FormCategory[] =>
  categories.filter(({ key }) => form.categories.includes(key)).map(({ key, title }) => ({ key, title }));
