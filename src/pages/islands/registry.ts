/** The islands and the modules of their components, which load only on pages that contain one. */
import type { ComponentType } from "react";

/** `<PageIsland name of>` takes a name of this table and its component. */
export const ISLANDS = {
  dappActions: () => import("#pages/dapp-detail/actions/dapp-actions.tsx"),
  dappHost: () => import("#pages/dapp-detail/actions/host-link.tsx"),
  fileCheck: () => import("#pages/download-verify/file-check.tsx"),
  newsDays: () => import("#pages/news/days.tsx"),
  mySubmissions: () => import("#pages/my-submissions/stored-receipts.tsx"),
  receipt: () => import("#pages/receipt/receipt-island.tsx"),
  store: () => import("#pages/dappstore/store-island.tsx"),
  styleguide: () => import("#pages/styleguide/live-sections.tsx"),
  submitDapp: () => import("#pages/submit/dapp-island.tsx"),
  submitNft: () => import("#pages/submit/nft-island.tsx"),
  submitToken: () => import("#pages/submit/token-island.tsx"),
  tryIt: () => import("#pages/developer/try-it.tsx"),
  watchToken: () => import("#pages/listing/watch-token.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof ISLANDS;

export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]>>["default"];
