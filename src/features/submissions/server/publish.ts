/** An approved form as the catalogue takes it. */
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import type { Nft, Token } from "#features/catalogue/model.ts";
import { TEXT_LANGUAGES } from "#features/submissions/model.ts";
import type { DappFields } from "#features/submissions/schema/dapp.ts";
import type { NftFields } from "#features/submissions/schema/nft.ts";
import type { TokenFields } from "#features/submissions/schema/token.ts";
import { hostOf, nameOf } from "./forms.ts";

/** What the catalogue allows for a link and for a word to find something by. */
const MAX_AUDIT_URL = 500;
const MAX_KEYWORD = 60;

export function listingOf(fields: DappFields): ListingInput {
  const given = TEXT_LANGUAGES.flatMap((language) => fields.texts[language] ?? []);
  const { en, zh, "zh-TW": taiwan } = fields.texts;
  const titles = new Set(given.map(({ title }) => title.slice(0, MAX_KEYWORD)));
  return {
    title: nameOf(fields),
    url: fields.url,
    // The catalogue always has an English line; a project without one is read in its own.
    desc: {
      en: en?.desc ?? given[0]?.desc ?? "",
      ...(zh && { zh: zh.desc }),
      ...(taiwan && { "zh-tw": taiwan.desc }),
    },
    categories: fields.category,
    networks: fields.network,
    tokens: [...new Set(fields.tokens.map(({ symbol }) => symbol))],
    contracts: [
      ...fields.network.flatMap((network, at) => {
        const address = fields.address[at];
        return address === undefined ? [] : [{ network, address, label: "Contract" }];
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
  };
}

export const tokenOf = (fields: TokenFields): Token => ({
  network: fields.network,
  address: fields.address,
  symbol: fields.symbol,
  name: fields.name,
  decimals: fields.decimal,
  dappHid: null,
  logo: fields.icon_url,
});

export const nftOf = (fields: NftFields, at: Date): Nft => ({
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
