import { LIMITS } from "#features/submissions/model.ts";
import { required, type Filled } from "#features/submissions/rules/field.ts";
import { supply, wholeNumber } from "#features/submissions/rules/number.ts";
import { normalisedText, text } from "#features/submissions/rules/text.ts";
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

const decimals = { min: 0, max: LIMITS.decimals };

/** §3's token submission; fields that depend on no network are created once. */
const fields = {
  standard: required(standard),
  address: required(addressText),
  owner_address: required(addressText),
  name: required(text({ max: LIMITS.name })),
  symbol: required(normalisedText({ max: LIMITS.symbol })),
  bl_symbol: required(
    normalisedText({ max: LIMITS.networkCode, description: "The network's short code, such as ETH." }),
  ),
  total_supply: required(supply),
  decimal: required(wholeNumber({ ...decimals, description: "The decimals of the contract." })),
  precision: required(wholeNumber({ ...decimals, description: "How many decimal places are shown." })),
  gas: required(wholeNumber({ min: 1, max: LIMITS.gas, description: "The gas limit of a usual transfer." })),
  website: required(website),
  description: required(text({ max: LIMITS.tokenDescription, isLong: true })),
  companyName,
  ...closingFields,
};

const shapeOf = (context: FormContext) => ({ network: required(network(context)), ...fields });

export type TokenFields = Filled<ReturnType<typeof shapeOf>>;

export const createTokenForm = (context: FormContext): Form<TokenFields> =>
  createForm(shapeOf(context), (draft, problems) => {
    const on = networkOf(context, draft.network);
    const address = readAddress(on, draft.address, "contract", "address", problems);
    const owner = readAddress(on, draft.owner_address, "account", "owner_address", problems);
    const known = readStandard(on?.tokenStandards, draft.standard, "standard", problems);
    if ((draft.precision ?? 0) > (draft.decimal ?? LIMITS.decimals))
      problems.add("precision", "above_decimals");
    checkConsent(draft.consent, problems);
    return {
      ...draft,
      ...(address !== undefined && { address }),
      ...(owner !== undefined && { owner_address: owner }),
      ...(known !== undefined && { standard: known }),
      ...(draft.bl_symbol !== undefined && { bl_symbol: draft.bl_symbol.toUpperCase() }),
    };
  });
