/** Complete valid forms: examples for the API's documentation and for tests. */
import { CONSENTS } from "#features/submissions/model.ts";

const LOGO = `/uploads/${"a1b2".repeat(16)}.png`;

const closing = {
  icon_url: LOGO,
  email: "team@example.org",
  contact: ["https://t.me/example_project"],
  consent: [...CONSENTS],
};

export const SAMPLE_DAPP = {
  network: ["eth", "bsc"],
  address: ["0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"],
  texts: {
    en: { title: "Harbour Exchange", desc: "Swap tokens on two networks." },
    zh: { title: "港湾交易所", desc: "在两个网络上兑换代币。" },
  },
  url: "https://app.harbour.example.org",
  category: ["DEX"],
  tp_connect: "both",
  referral: true,
  referral_distribution: "automatic",
  referral_activation: false,
  rakeBackAccount: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
  audit: true,
  audit_url: ["https://example.org/audit.pdf"],
  has_tokens: true,
  tokens: [{ network: "eth", symbol: "HRB", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" }],
  ...closing,
};

export const SAMPLE_TOKEN = {
  network: "eth",
  standard: "ERC20",
  address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
  owner_address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
  name: "Harbour",
  symbol: "HRB",
  bl_symbol: "ETH",
  total_supply: "1000000000",
  decimal: 18,
  precision: 4,
  gas: 60_000,
  website: "https://harbour.example.org",
  description: "Harbour pays the fees of the exchange of the same name.",
  companyName: "Harbour Ltd",
  ...closing,
};

export const SAMPLE_NFT = {
  network: "eth",
  type: "ERC721",
  name: "Harbour Lights",
  address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
  website: "https://lights.example.org",
  description: "A thousand drawings of lighthouses.",
  companyName: "Harbour Ltd",
  marketplaces: ["https://market.example.org/harbour-lights"],
  ...closing,
};
