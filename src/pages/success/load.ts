import type { RouterContextProvider } from "react-router";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

const KINDS = ["dapp", "token", "nft"] as const;
type Kind = (typeof KINDS)[number] | "generic";

/** `?kind=token`: what was submitted. */
export function load(context: Readonly<RouterContextProvider>, url: string) {
  const asked = new URL(url).searchParams.get("kind");
  const kind: Kind = KINDS.find((one) => one === asked) ?? "generic";
  return {
    ...pageFrame(context.get(pageRequestContext), { seo: "success", robots: "noindex" }),
    kind,
  };
}
