/** What an owner's act needs: one form per act, for the API and the page alike. */
import { LIMITS, type OwnerAct, type SubmissionKind } from "#features/submissions/model.ts";
import { required } from "#features/submissions/rules/field.ts";
import { email, text } from "#features/submissions/rules/text.ts";
import { networkOf, type FormContext } from "./context.ts";
import { createForm, type Form } from "./form.ts";
import { addressText, network, readAddress } from "./shared-fields.ts";

export interface OwnerInput {
  readonly reason?: string;
  readonly text?: string;
  readonly network?: string;
  readonly address?: string;
  readonly email?: string;
}

const reason = text({ max: LIMITS.publicReason });
const appeal = text({ max: LIMITS.message, isLong: true, allowsMarkup: true });

const NOTHING = createForm<OwnerInput>({}, () => ({}));
const WITH_REASON = createForm<OwnerInput>({ reason }, (draft) => draft);
const FORMS: Readonly<Record<Exclude<OwnerAct, "move">, Form<OwnerInput>>> = {
  pause: WITH_REASON,
  resume: NOTHING,
  delist: createForm<OwnerInput>({ reason: required(reason) }, (draft) => draft),
  appeal: createForm<OwnerInput>({ text: required(appeal) }, (draft) => draft),
  reopen: NOTHING,
  hand_over: createForm<OwnerInput>({ email: required(email) }, (draft) => draft),
  cancel_hand_over: NOTHING,
};

/** The new contract may be on another network; by default it is on the same. */
const moveForm = (context: FormContext, currentNetwork: string): Form<OwnerInput> =>
  createForm<OwnerInput>(
    { network: network(context), address: required(addressText), reason: required(reason) },
    (draft, problems) => {
      const given = draft as OwnerInput;
      const on = networkOf(context, given.network ?? currentNetwork);
      const address = readAddress(on, given.address, "contract", "address", problems);
      return { ...given, ...(address !== undefined && { address }) };
    },
  );

export const ownerForm = (act: OwnerAct, context: FormContext, currentNetwork: string): Form<OwnerInput> =>
  act === "move" ? moveForm(context, currentNetwork) : FORMS[act];

/** A DApp has several contracts, which its form changes. */
export const canMove = (kind: SubmissionKind): boolean => kind !== "dapp";
