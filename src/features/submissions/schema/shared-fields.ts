/** Rules that more than one form has. */
import { checkAddress, MAX_ADDRESS_LENGTH } from "#features/submissions/addresses/address-check.ts";
import type { AddressPurpose } from "#features/submissions/addresses/verdict.ts";
import { CONSENTS, COUNTS, LIMITS, logoPath, uploadIdOf, type Consent } from "#features/submissions/model.ts";
import { choice } from "#features/submissions/rules/choice.ts";
import { link } from "#features/submissions/rules/link.ts";
import { list } from "#features/submissions/rules/list.ts";
import { isAbsent, optional, required, type Problems, type Rule } from "#features/submissions/rules/rule.ts";
import { email, sign, text } from "#features/submissions/rules/text.ts";
import { isEmail } from "#lib/email.ts";
import type { FormContext, FormNetwork } from "./context.ts";

const word = sign({ max: 50 });

export const network = ({ networks }: FormContext): Rule<string> => ({
  isRequired: false,
  schema: { type: "string", description: "The key of a network, as in /v1/block_chain/list." },
  read(given, path, problems) {
    const typed = word.read(given, path, problems)?.toLowerCase();
    if (typed === undefined) return undefined;
    const known = networks.find(({ key }) => key === typed);
    if (!known) return problems.add(path, "choice");
    if (known.isDeprecated) problems.add(path, "network_ended");
    return known.key;
  },
});

/** One of the names the catalogue has; in any case. */
export const nameOf = (names: readonly string[], description: string): Rule<string> => ({
  isRequired: false,
  schema: { type: "string", description },
  read(given, path, problems) {
    const typed = word.read(given, path, problems)?.toLowerCase();
    if (typed === undefined) return undefined;
    return names.find((name) => name.toLowerCase() === typed) ?? problems.add(path, "choice");
  },
});

/** A protocol standard as it was typed; which there are depends on the network. */
export const standard = sign({ max: 50, description: "As in /v1/token/ns_token_protocol_list_map." });

/** A network whose standards nobody listed takes any name. */
export function readStandard(
  known: readonly string[] | undefined,
  typed: string | undefined,
  path: string,
  problems: Problems,
): string | undefined {
  if (!known || typed === undefined || known.length === 0) return typed;
  return known.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? problems.add(path, "choice");
}

/** An address as it was typed; its form depends on the network. */
export const addressText = sign({ max: MAX_ADDRESS_LENGTH, description: "An address on the network." });

/** Gives the address in its usual spelling, or as it was. */
export function readAddress(
  on: FormNetwork | undefined,
  address: string | undefined,
  purpose: AddressPurpose,
  path: string,
  problems: Problems,
): string | undefined {
  if (!on || address === undefined) return address;
  const checked = checkAddress(on.addressFormat, address, purpose);
  if (checked.ok) return checked.address;
  problems.add(path, checked.code, { network: on.title });
  return address;
}

/** The logo's or the report's address or content id, as `POST /api/uploads` gave it. */
export const upload = (spell: (id: string) => string, description: string): Rule<string> => ({
  isRequired: false,
  schema: { type: "string", description },
  read(given, path, problems) {
    if (isAbsent(given)) return undefined;
    const id = typeof given === "string" ? uploadIdOf(given.trim()) : null;
    return id === null ? problems.add(path, "upload") : spell(id);
  },
});

/** §5: a channel other than e-mail. */
const contactEntry: Rule<string> = {
  ...text({ max: LIMITS.contact }),
  read(given, path, problems) {
    const value = text({ max: LIMITS.contact }).read(given, path, problems);
    return value !== undefined && isEmail(value) ? problems.add(path, "is_email") : value;
  },
};

export const website = link({ max: LIMITS.website });

export const companyName = required(text({ max: LIMITS.companyName }));

/** What every form ends with. */
export interface ClosingFields {
  icon_url: string;
  email: string;
  contact: string[];
  note?: string;
  consent: Consent[];
}

/** What is asked of a token and of an NFT alike: one contract, and who stands behind it. */
export interface ContractFields extends ClosingFields {
  network: string;
  address: string;
  name: string;
  website: string;
  description: string;
  companyName: string;
}

export const closingFields = {
  icon_url: required(upload(logoPath, "The logo, as POST /api/uploads names it.")),
  email: required(email),
  contact: required(list(contactEntry, { max: COUNTS.contacts, isSet: true })),
  note: optional(
    text({ max: LIMITS.message, isLong: true, allowsMarkup: true, description: "A note to the reviewer." }),
  ),
  consent: required(list(choice(CONSENTS), { max: CONSENTS.length, isSet: true })),
};

/** Each statement is agreed to by itself. */
export function checkConsent(consent: readonly string[] | undefined, problems: Problems): void {
  if (consent && CONSENTS.some((one) => !consent.includes(one))) problems.add("consent", "required");
}
