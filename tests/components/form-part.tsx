/** A field of a submission form in the tests' browser, with a form around it that records what the field reports. */
import type { ReactNode } from "react";
import type { RenderResult } from "vitest-browser-react";
import type { FieldNetwork, SubmissionFormData } from "#features/submissions/form-data.ts";
import { FormStateContext, type FormState } from "#features/submissions/ui/state/form-state.ts";
import { renderPart } from "./render-part.tsx";

const network = (key: string, title: string, chainId: string): FieldNetwork => ({
  key,
  title,
  chainId,
  isDeprecated: false,
  addressFormat: { kind: "evm" },
  tokenStandards: ["ERC20"],
  nftStandards: ["ERC721", "ERC1155"],
  namespace: "ethereum",
  symbol: key.toUpperCase(),
  networkCode: key.toUpperCase(),
  code: title.slice(0, 1),
  keywords: "",
});

export const NETWORKS: readonly FieldNetwork[] = [
  network("eth", "Ethereum", "1"),
  network("bsc", "BNB Smart Chain", "56"),
];

export const FORM_DATA: SubmissionFormData = {
  networks: NETWORKS,
  categories: [
    { key: "DEX", title: "Exchange" },
    { key: "NFT", title: "Collectibles" },
  ],
  idempotencyKey: "0".repeat(32),
  submitNetworkHref: "https://example.org/chain",
  donation: { amount: "200", token: "TKN", isDemo: false },
  sendsMail: true,
};

/** The paths that fields reported as changed, in their order. */
export const changed: string[] = [];

export function renderField(part: ReactNode, state: Partial<FormState> = {}): Promise<RenderResult> {
  changed.length = 0;
  const whole: FormState = {
    start: [],
    entries: [],
    errorOf: () => undefined,
    isGood: () => false,
    change: (path) => changed.push(path),
    fill: () => undefined,
    networks: NETWORKS,
    submitNetworkHref: FORM_DATA.submitNetworkHref,
    sendsMail: FORM_DATA.sendsMail,
    ...state,
  };
  return renderPart(
    <form onSubmit={(event) => event.preventDefault()}>
      <FormStateContext value={whole}>{part}</FormStateContext>
    </form>,
  );
}

/** What the form would send under a name. */
export const sentAs = (name: string): FormDataEntryValue[] =>
  new FormData(document.querySelector("form") ?? undefined).getAll(name);
