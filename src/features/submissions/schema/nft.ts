import { COUNTS, LIMITS } from "#features/submissions/model.ts";
import { link } from "#features/submissions/rules/link.ts";
import { list } from "#features/submissions/rules/list.ts";
import { optional, required, type Fields } from "#features/submissions/rules/rule.ts";
import { text } from "#features/submissions/rules/text.ts";
import { networkOf, type FormContext } from "./context.ts";
import { createForm, type Form } from "./form.ts";
import {
  addressText,
  checkConsent,
  closingFields,
  companyName,
  network,
  readAddress,
  readStandard,
  standard,
  website,
  type ContractFields,
} from "./shared-fields.ts";

/** §3 names the type; the other fields are what a reviewer needs to know. */
export interface NftFields extends ContractFields {
  /** The protocol standard. */
  type: string;
  marketplaces?: string[];
}

const fieldsOf = (context: FormContext) =>
  ({
    network: required(network(context)),
    type: required(standard),
    name: required(text({ max: LIMITS.name })),
    address: required(addressText),
    website: required(website),
    description: required(text({ max: LIMITS.description, isLong: true })),
    companyName,
    marketplaces: optional(list(link({ max: LIMITS.website }), { max: COUNTS.marketplaces, isSet: true })),
    ...closingFields,
  }) satisfies Fields;

export const createNftForm = (context: FormContext): Form<NftFields> =>
  createForm<ReturnType<typeof fieldsOf>, NftFields>(fieldsOf(context), (draft, problems) => {
    const on = networkOf(context, draft.network);
    const address = readAddress(on, draft.address, "contract", "address", problems);
    const known = readStandard(on?.nftStandards, draft.type, "type", problems);
    checkConsent(draft.consent, problems);
    return {
      ...draft,
      ...(address !== undefined && { address }),
      ...(known !== undefined && { type: known }),
    };
  });
