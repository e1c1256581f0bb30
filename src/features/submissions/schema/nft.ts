import { COUNTS, LIMITS } from "#features/submissions/model.ts";
import { required, type Filled } from "#features/submissions/rules/field.ts";
import { link } from "#features/submissions/rules/link.ts";
import { list } from "#features/submissions/rules/list.ts";
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
} from "./shared-fields.ts";

/** Fields that depend on no network are created once. §3 names the type; reviewers need the others. */
const fields = {
  type: required(standard),
  name: required(text({ max: LIMITS.name })),
  address: required(addressText),
  website: required(website),
  description: required(text({ max: LIMITS.description, isLong: true })),
  companyName,
  marketplaces: list(link({ max: LIMITS.website }), { max: COUNTS.marketplaces, isSet: true }),
  ...closingFields,
};

const shapeOf = (context: FormContext) => ({ network: required(network(context)), ...fields });

export type NftFields = Filled<ReturnType<typeof shapeOf>>;

export const createNftForm = (context: FormContext): Form<NftFields> =>
  createForm(shapeOf(context), (draft, problems) => {
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
