/** The catalogue in the JSON API's names (§3, §7). */
import { z } from "zod";
import { INCIDENT_KINDS, RETURNED } from "./facts.ts";
import { CONNECTIONS } from "./model.ts";

const hid = z
  .number()
  .int()
  .meta({ description: "The number it is known by, the same in every installation." });
const iconUrl = z.string().meta({ description: "A picture, on this host." });

export const networkSchema = z
  .object({
    hid,
    title: z.string(),
    ns: z.string().meta({ description: "The namespace of the chain id." }),
    icon_url: iconUrl,
    metadata: z.string().meta({ description: "JSON text with chain_id, empty where a network has none." }),
    deprecated: z.boolean().meta({ description: "The network has ended; clients leave it out." }),
    key: z.string(),
    symbol: z.string(),
  })
  .meta({
    example: {
      hid: 1,
      title: "Ethereum",
      ns: "ethereum",
      icon_url: "/icons/network/eth.svg",
      metadata: '{"chain_id":"1","code":"ETH","decimals":18,"evm":true}',
      deprecated: false,
      key: "eth",
      symbol: "ETH",
    },
  });

export const tokenProtocolMapSchema = z
  .record(
    z.string(),
    z.array(z.object({ key: z.string(), type: z.enum(["token", "nft"]), chains: z.array(z.string()) })),
  )
  .meta({
    example: {
      tron: [
        { key: "TRC20", type: "token", chains: ["trx"] },
        { key: "TRC721", type: "nft", chains: ["trx"] },
      ],
    },
  });

export const categorySchema = z
  .object({
    hid,
    title: z.string(),
    m_index: z.number().int().meta({ description: "The place in the order." }),
    category_type: z.number().int().meta({ description: "Clients show type 0 only." }),
    key: z.string(),
  })
  .meta({ example: { hid: 1, title: "Exchanges", m_index: 10, category_type: 0, key: "DEX" } });

export const dappSchema = z
  .object({
    hid,
    title: z.string(),
    url: z.string().meta({ description: "Always http or https." }),
    desc: z.string().meta({ description: "One line in the language of the request." }),
    icon_url: iconUrl,
    kind: z.string(),
    category_ids: z.array(z.number().int()),
    chains: z.array(z.string()).meta({ description: "Keys of networks." }),
    other_chains: z.array(z.string()).meta({
      description: "Names of networks that are not in the list of networks, such as its own chain.",
    }),
    tokens: z.array(z.string()).meta({ description: "Symbols of its tokens." }),
    token_changes: z
      .array(z.object({ from: z.string(), to: z.string(), since: z.string() }))
      .meta({ description: "Tokens that are exchanged for others." }),
    audits: z.array(
      z.object({
        firm: z.string(),
        date: z.string().optional(),
        url: z.string().optional(),
        scope: z.string().optional(),
      }),
    ),
    incidents: z
      .array(
        z.object({
          kind: z.enum(INCIDENT_KINDS),
          date: z.string(),
          amount_usd: z.number().int().nullable(),
          returned: z.enum(RETURNED).nullable(),
          source: z.object({ name: z.string(), url: z.string() }),
        }),
      )
      .meta({ description: "Attacks that we know of, each with its source. There may be others." }),
    contracts: z.array(z.object({ chain: z.string(), address: z.string(), label: z.string() })),
    tp_connect: z
      .enum(CONNECTIONS)
      .nullable()
      .meta({ description: "What it works with; null where nobody has checked." }),
    create_time: z.string().meta({ description: "Since when it is in this store." }),
    update_time: z.string().meta({ description: "When the facts about it changed last." }),
  })
  .meta({
    example: {
      hid: 1001,
      title: "Uniswap",
      url: "https://app.uniswap.org",
      desc: "Swap tokens and provide liquidity on Ethereum and other EVM networks.",
      icon_url: "/icons/dapp/1001.svg",
      kind: "dex",
      category_ids: [1, 14],
      chains: ["eth", "arb", "oe", "base"],
      other_chains: [],
      tokens: ["UNI"],
      token_changes: [],
      audits: [{ firm: "Trail of Bits", date: "2021-03" }],
      incidents: [],
      contracts: [
        { chain: "eth", address: "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984", label: "UNI token" },
      ],
      tp_connect: null,
      create_time: "2026-11-16T09:00:00.000Z",
      update_time: "2026-11-15T00:00:00.000Z",
    },
  });

const unknownWebsiteSchema = z
  .object({
    host: z.string().meta({ description: "The host that was asked for. It is no DApp's in the store." }),
    look_alike: z.boolean().meta({
      description: "Whether it can be mistaken for the website of the first of `nearest`: it may be a copy.",
    }),
    nearest: z.array(dappSchema),
  })
  .meta({ example: { host: "uniswap-app.com", look_alike: true, nearest: [] } });

const searchCountsSchema = z
  .object({
    categories: z.array(z.object({ hid: z.int(), count: z.int() })),
    chains: z.array(z.object({ key: z.string(), count: z.int() })),
  })
  .meta({
    description:
      "With `counts`: matches per category within the asked network, and per network within the asked category. Those without matches are left out.",
    example: { categories: [{ hid: 1, count: 12 }], chains: [{ key: "eth", count: 9 }] },
  });

const foundListing = {
  chain: z.string().meta({ description: "A network's key." }),
  address: z.string().meta({ description: "The contract." }),
  name: z.string(),
  icon_url: iconUrl,
  page_url: z.string().meta({ description: "Its page on this host, without a language." }),
};

const foundTokenSchema = z.object({ ...foundListing, symbol: z.string(), decimals: z.int() }).meta({
  example: {
    chain: "eth",
    address: "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984",
    name: "Uniswap",
    icon_url: "/icons/dapp/1001.svg",
    page_url: "/token/eth/0x1f9840a85d5af5bf1d1762f925bdaddc4201f984",
    symbol: "UNI",
    decimals: 18,
  },
});

const foundNftSchema = z.object({ ...foundListing, standard: z.string() });

/** The envelope with more fields. */
export const searchAnswerSchema = z.object({
  result: z.literal(0),
  message: z.string(),
  data: z.array(dappSchema),
  total: z.int().meta({ description: "All matches, of which `data` is a page." }),
  did_you_mean: z
    .string()
    .optional()
    .meta({ description: "The search as it was probably meant. `data` are its results already." }),
  alternatives: z
    .array(dappSchema)
    .optional()
    .meta({ description: "The nearest DApps if nothing was found. They are not what was searched for." }),
  counts: searchCountsSchema.optional(),
  unknown_website: unknownWebsiteSchema.optional(),
  tokens: z.array(foundTokenSchema).optional().meta({
    description: "The first tokens with that name, symbol or contract, if the whole store is searched.",
  }),
  nfts: z
    .array(foundNftSchema)
    .optional()
    .meta({ description: "The first NFT collections with that name or contract, likewise." }),
});

export const sectionSchema = z
  .object({
    hid,
    title: z.string(),
    type: z.string().meta({ description: "Always `list`." }),
    key: z.string(),
    list: z.array(dappSchema),
  })
  .meta({ example: { hid: 301, title: "Editors’ choice", type: "list", key: "editors", list: [] } });

export const hotSearchSchema = z
  .object({ hid, title: z.string().meta({ description: "What to search for." }) })
  .meta({ example: { hid: 701, title: "Uniswap" } });

export const promotionSchema = z
  .object({
    hid,
    title: z.string(),
    img_url: iconUrl,
    object: z.object({
      url: z.string().meta({ description: "Where it leads. Clients keep those that contain http." }),
    }),
    start_time: z.string(),
    end_time: z.string().nullable(),
  })
  .meta({
    example: {
      hid: 301,
      title: "Check your download before you install it",
      img_url: "/icons/art/depth.svg",
      object: { url: "https://wallet.example/download/verify" },
      start_time: "2024-12-04T00:00:00.000Z",
      end_time: null,
    },
  });

export const marketTokenSchema = z
  .object({
    ns: z.string(),
    chain_id: z.string(),
    address: z.string(),
    symbol: z.string(),
    name: z.string(),
    decimals: z.number().int(),
    icon_url: z.string(),
    price: z.number().nullable().meta({ description: "Null while no source of prices is configured." }),
    dapp_hid: z.number().int().nullable(),
  })
  .meta({
    example: {
      ns: "ethereum",
      chain_id: "1",
      address: "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984",
      symbol: "UNI",
      name: "Uniswap",
      decimals: 18,
      icon_url: "/icons/dapp/1001.svg",
      price: null,
      dapp_hid: 1001,
    },
  });

export type WireNetwork = z.infer<typeof networkSchema>;
export type WireCategory = z.infer<typeof categorySchema>;
export type WireDapp = z.infer<typeof dappSchema>;
export type WirePromotion = z.infer<typeof promotionSchema>;
export type WireSection = z.infer<typeof sectionSchema>;
export type WireToken = z.infer<typeof marketTokenSchema>;
