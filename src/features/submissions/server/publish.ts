/** Converts an approved form for the catalogue. */
import type { ListingForm } from "#features/catalogue/desk/listing-form.ts";
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import type { Nft, Token } from "#features/catalogue/model.ts";
import { TEXT_LANGUAGES, type SubmissionKind } from "#features/submissions/model.ts";
import type { SubmittedForm } from "#features/submissions/submission.ts";
import { hostOf, nameOf } from "./forms.ts";

/** The catalogue's limits for a link and a keyword. */
const MAX_AUDIT_URL = 500;
const MAX_KEYWORD = 60;

/** `supply` is what a node told just now. */
export function listingFormOf(
  { kind, fields }: SubmittedForm,
  at: Date,
  supply: string | null = null,
): ListingForm {
  if (kind === "token") {
    const told = supply === null ? {} : { supply, supplyDay: at.toISOString().slice(0, 10) };
    return { kind, token: { ...tokenOf(fields), ...told } };
  }
  if (kind === "nft") return { kind, nft: nftOf(fields, at) };
  return { kind, listing: listingOf(fields), isEnglishGiven: fields.texts.en !== undefined };
}

type FieldsOf<Kind extends SubmissionKind> = Extract<SubmittedForm, { readonly kind: Kind }>["fields"];

function listingOf(fields: FieldsOf<"dapp">): ListingInput {
  const given = TEXT_LANGUAGES.flatMap((language) => fields.texts[language] ?? []);
  const { en, zh, "zh-TW": taiwan } = fields.texts;
  const titles = new Set(given.map(({ title }) => title.slice(0, MAX_KEYWORD)));
  return {
    title: nameOf(fields),
    url: fields.url,
    // The catalogue always needs an English description; without one, the project's own language is used.
    desc: {
      en: en?.desc ?? given[0]?.desc ?? "",
      ...(zh && { zh: zh.desc }),
      ...(taiwan && { "zh-tw": taiwan.desc }),
    },
    categories: fields.category,
    networks: fields.network,
    tokens: [...new Set(fields.tokens.map(({ symbol }) => symbol))],
    hasToken: fields.has_tokens,
    contracts: [
      ...fields.network.flatMap((network, at) => {
        const address = fields.address[at];
        return address === undefined ? [] : [{ network, address, label: nameOf(fields) }];
      }),
      ...fields.tokens.map(({ network, address, symbol }) => ({
        network,
        address,
        label: `${symbol} token`,
      })),
    ],
    audits: fields.audit_url.map((url) => ({
      firm: hostOf(url).slice(0, 100),
      ...(url.length <= MAX_AUDIT_URL && { url }),
    })),
    keywords: [...titles],
    connect: fields.tp_connect,
    referral: fields.referral ? (fields.referral_distribution ?? "manual") : "none",
    icon: fields.icon_url,
    screenshots: fields.screenshots ?? [],
    source: { by: "project" },
  };
}

const tokenOf = (fields: FieldsOf<"token">): Token => ({
  network: fields.network,
  address: fields.address,
  symbol: fields.symbol,
  name: fields.name,
  decimals: fields.decimal,
  dappId: null,
  logo: fields.icon_url,
  website: fields.website,
  description: fields.description,
});

const nftOf = (fields: FieldsOf<"nft">, at: Date): Nft => ({
  network: fields.network,
  address: fields.address,
  standard: fields.type,
  name: fields.name,
  website: fields.website,
  description: fields.description,
  marketplaces: fields.marketplaces ?? [],
  logo: fields.icon_url,
  listedAt: at,
  changedAt: at,
});
