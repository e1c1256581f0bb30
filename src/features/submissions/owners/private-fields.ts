/** Contacts and company belong to a person, not to a listing: the next owner of a receipt starts without them. */
import { PERSONAL_FIELDS, type Submission } from "#features/submissions/submission.ts";

const PERSONAL: ReadonlySet<string> = new Set(PERSONAL_FIELDS);

export const isPersonal = (field: string): boolean => PERSONAL.has(field);

type Fields = Readonly<Record<string, unknown>>;

/** What somebody gave of themselves who had the receipt before. */
export interface FormerOwner {
  readonly submissionId: number;
  /** Empty if they were erased before. */
  readonly email: string;
  /** When the receipt became somebody else's. */
  readonly endedAt: Date;
  readonly fields: Fields;
}

const pick = (fields: object, isWanted: (field: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isWanted(field)));

export const personalOf = (fields: object): Fields => pick(fields, isPersonal);

export const withoutPersonal = (fields: object): Fields => pick(fields, (field) => !isPersonal(field));

/** What a form still needs of its owner, whose own answers were never given or were erased. */
export const lacksContacts = ({ kind, fields }: Pick<Submission, "kind" | "fields">): boolean =>
  fields.contact === undefined || (kind !== "dapp" && !("companyName" in fields));

/** Who gets a receipt, as far as the submission then names the person. */
type NextOwner = Pick<Submission, "email" | "language">;

/** The submission as its next owner has it, before that is written down and afterwards. */
export function ofNextOwner(submission: Submission, { email, language }: NextOwner): Submission {
  const { fields, published } = submission;
  const given = (form: object) => ({ ...withoutPersonal(form), email });
  return {
    ...submission,
    email,
    language,
    mailState: "unconfirmed",
    fields: given(fields),
    ...(published && { published: given(published) }),
    // The kind of a submission never changes.
  } as Submission;
}
