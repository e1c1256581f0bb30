/** The donation box in the API's names. */
import { z } from "@hono/zod-openapi";
import type { DonationBox } from "#features/donations/model.ts";

export const quoteSchema = z
  .object({
    is_demo: z.boolean().meta({ description: "No recipient is set up: nothing must be sent." }),
    token: z.object({
      name: z.string(),
      symbol: z.string(),
      address: z.string(),
      decimals: z.number().int(),
    }),
    network: z.object({ key: z.string(), title: z.string(), chain_id: z.number().int() }),
    recipient: z.string(),
    payment: z.string().meta({ description: "The exact amount." }),
    base_units: z.string(),
    earlier_payments: z.array(z.string()).meta({ description: "Shown before, and still good." }),
    explorers: z.array(z.string()),
    payment_uri: z.string(),
  })
  .meta({
    example: {
      is_demo: false,
      token: {
        name: "TKN",
        symbol: "TKN",
        address: "0xECa41281c24451168a37211F0bc2b8645AF45092",
        decimals: 4,
      },
      network: { key: "bsc", title: "BNB Smart Chain", chain_id: 56 },
      recipient: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
      payment: "100.4821",
      base_units: "1004821",
      earlier_payments: [],
      explorers: ["bscscan.com"],
      payment_uri: "ethereum:0xECa41281c24451168a37211F0bc2b8645AF45092@56/transfer",
    },
  });

export const quoteWire = (box: DonationBox): z.infer<typeof quoteSchema> => ({
  is_demo: box.isDemo,
  token: {
    name: box.token.name,
    symbol: box.token.symbol,
    address: box.token.contract,
    decimals: box.token.decimals,
  },
  network: { key: box.network.key, title: box.network.title, chain_id: box.network.chainId },
  recipient: box.recipient,
  payment: box.amount,
  base_units: box.baseUnits,
  earlier_payments: [...box.earlierAmounts],
  explorers: [...box.explorers],
  payment_uri: box.paymentUri,
});
