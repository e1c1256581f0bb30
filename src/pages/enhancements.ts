/**
 * What the browser loads beyond the shell's script, by the name that the served HTML carries. Each is fetched only
 * on pages that hold such an element.
 */
import type { ComponentType } from "react";
import type { IslandName } from "#shell/islands/island-name.ts";

type Enhancement = () => Promise<{ enhance: (element: HTMLElement) => void }>;

/** Its props are those that the page's `<Island>` was given; nothing can check that across the wire. */
type IslandCode = () => Promise<{ default: ComponentType<never> }>;

/** `data-enhance="name"`: a module that makes a served element work better. */
export const ENHANCEMENTS: Readonly<Record<string, Enhancement>> = {
  favourite: () => import("#pages/favourite-hearts.ts"),
  "more-news": () => import("#pages/news/more-news.ts"),
  "my-submissions": () => import("#pages/success/my-submissions.ts"),
  receipt: () => import("#pages/receipt/enhance-receipt.ts"),
  "risk-dialog": () => import("#pages/dapp-detail/enhance/risk-dialog.ts"),
  sharing: () => import("#pages/dapp-detail/enhance/sharing.ts"),
  store: () => import("#pages/dappstore/store.ts"),
  "verify-file": () => import("#pages/download-verify/verify-file.ts"),
  "wallet-pay": () => import("#features/donations/ui/wallet/enhance-wallet.ts"),
};

/** `data-island="name"`: a part of the page that React takes over. */
export const ISLANDS: Readonly<Record<IslandName, IslandCode>> = {
  styleguide: () => import("#pages/styleguide/live-sections.tsx"),
  submitDapp: () => import("#pages/submit/dapp-island.tsx"),
  submitNft: () => import("#pages/submit/nft-island.tsx"),
  submitToken: () => import("#pages/submit/token-island.tsx"),
};
