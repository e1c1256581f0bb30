/** Loads the schema of each form, with its address checks, on demand. */
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { FormContext } from "./context.ts";
import type { Form } from "./form.ts";

export type CreateForm = (context: FormContext) => Form<unknown>;

const LOADERS: Readonly<Record<SubmissionKind, () => Promise<CreateForm>>> = {
  dapp: async () => (await import("./dapp.ts")).createDappForm,
  token: async () => (await import("./token.ts")).createTokenForm,
  nft: async () => (await import("./nft.ts")).createNftForm,
};

export const loadForm = (kind: SubmissionKind): Promise<CreateForm> => LOADERS[kind]();
