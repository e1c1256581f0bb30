/** Fields that several forms share. */
import * as z from "zod/mini";
import { checkAddress, MAX_ADDRESS_LENGTH } from "#features/submissions/addresses/address-check.ts";
import type { AddressPurpose } from "#features/submissions/addresses/verdict.ts";
import { CONSENTS, COUNTS, LIMITS, logoPath, uploadIdOf } from "#features/submissions/model.ts";
import { choice } from "#features/submissions/rules/choice.ts";
import { always, field, isAbsent, required, type Refuse } from "#features/submissions/rules/field.ts";
import { link } from "#features/submissions/rules/link.ts";
import { list } from "#features/submissions/rules/list.ts";
import { Problems } from "#features/submissions/rules/problem.ts";
import { compact, email, normalisedText, text } from "#features/submissions/rules/text.ts";
import { isEmail } from "#lib/email.ts";
import type { FormContext, FormNetwork } from "./context.ts";

const MAX_WORD = 50;

/** A word in lower case. */
function wordOf(given: unknown, refuse: Refuse): string | undefined {
  const typed = compact(given, MAX_WORD, refuse);
  if (typed === undefined) return undefined;
  return typed.length > MAX_WORD ? refuse("too_long", { count: MAX_WORD }) : typed.toLowerCase();
}

export const network = ({ networks }: FormContext) =>
  field(
    (given, refuse) => {
      const typed = wordOf(given, refuse);
      if (typed === undefined) return undefined;
      const known = networks.find(({ key }) => key === typed);
      if (!known) return refuse("choice");
      if (known.isDeprecated) refuse("network_ended");
      return known.key;
    },
    z.string().check(z.describe("The key of a network, as in /v1/block_chain/list.")),
  );

/** One of the catalogue's names, case-insensitive. */
export const nameOf = (names: readonly string[], description: string) =>
  field(
    (given, refuse) => {
      const typed = wordOf(given, refuse);
      if (typed === undefined) return undefined;
      return names.find((name) => name.toLowerCase() === typed) ?? refuse("choice");
    },
    z.string().check(z.describe(description)),
  );

/** A protocol standard as typed; the valid ones depend on the network. */
export const standard = normalisedText({
  max: MAX_WORD,
  description: "As in /v1/token/ns_token_protocol_list_map.",
});

/** BEP-721, bep 721 and BEP721 are the same. */
const plainName = (name: string): string => name.replaceAll(/[\s_-]/g, "").toLowerCase();

/** A network without listed standards accepts any name. */
export function readStandard(
  known: readonly string[] | undefined,
  typed: string | undefined,
  path: string,
  problems: Problems,
): string | undefined {
  if (!known || typed === undefined || known.length === 0) return typed;
  return known.find((one) => plainName(one) === plainName(typed)) ?? problems.add(path, "choice");
}

/** An address as typed; its format depends on the network. */
export const addressText = normalisedText({
  max: MAX_ADDRESS_LENGTH,
  description: "An address on the network.",
});

/** Returns the normalised address, or the given one if it is invalid. */
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

/** An id of 64 digits with its path and blanks. */
const MAX_UPLOAD_NAME = 200;

/** The address or content id of a logo or report, as `POST /api/uploads` returned it. */
export const upload = (spell: (id: string) => string, description: string) =>
  field(
    (given, refuse) => {
      if (isAbsent(given)) return undefined;
      const id =
        typeof given === "string" && given.length <= MAX_UPLOAD_NAME ? uploadIdOf(given.trim()) : null;
      return id === null ? refuse("upload") : spell(id);
    },
    z.string().check(z.describe(description)),
  );

/** `mailto:` does not make an address another channel. */
const isMail = (contact: string): boolean =>
  isEmail((contact.replace(/^mailto:/i, "").split("?", 1)[0] ?? "").trim());

/** §5: the contacts include a channel other than e-mail; an address beside it is allowed. */
const contact = list(text({ max: LIMITS.contact }), { max: COUNTS.contacts, isSet: true }).check(
  always(({ value, issues }) => {
    if (value?.every(isMail)) new Problems(issues).add("0", "is_email");
  }),
);

export const website = link({ max: LIMITS.website });

export const companyName = required(text({ max: LIMITS.companyName }));

/** The last fields of every form. */
export const closingFields = {
  icon_url: required(upload(logoPath, "The logo, as POST /api/uploads names it.")),
  email: required(email),
  contact: required(contact),
  note: text({
    max: LIMITS.message,
    isLong: true,
    allowsMarkup: true,
    description: "A note to the reviewer.",
  }),
  consent: required(list(choice(CONSENTS), { max: CONSENTS.length, isSet: true })),
};

/** Each statement needs its own consent. */
export function checkConsent(consent: readonly string[] | undefined, problems: Problems): void {
  if (consent && CONSENTS.some((one) => !consent.includes(one))) problems.add("consent", "required");
}
