/** A submission as it is stored: what was sent, by its kind, and how it stands. */
import { canonicalJson } from "#lib/canonical-json.ts";
import {
  MAX_APPEALS,
  MAX_MESSAGES,
  type MailState,
  type SubmissionEvent,
  type SubmissionKind,
  type SubmissionState,
  type ThreadMessage,
} from "./model.ts";
import type { DappFields } from "./schema/dapp.ts";
import type { NftFields } from "./schema/nft.ts";
import type { TokenFields } from "./schema/token.ts";

interface FieldsByKind {
  readonly dapp: DappFields;
  readonly token: TokenFields;
  readonly nft: NftFields;
}

/** Erased when the submitter asks for it; the published facts stay. */
export const PERSONAL_FIELDS = ["email", "contact", "companyName"] as const;
type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** The consent is stored as its version, the note as a message. */
type StoredFields<Fields> = Readonly<
  Omit<Fields, "consent" | "note" | PersonalField> &
    Partial<Pick<Fields, Extract<keyof Fields, PersonalField>>>
>;

/** The kind decides which fields there are. */
export type SubmittedForm = {
  readonly [Kind in SubmissionKind]: {
    readonly kind: Kind;
    readonly fields: StoredFields<FieldsByKind[Kind]>;
    /** As they were last published; `fields` may be a change under review. */
    readonly published?: StoredFields<FieldsByKind[Kind]> | undefined;
  };
}[SubmissionKind];

export interface SubmissionRecord {
  readonly id: number;
  readonly number: string;
  readonly state: SubmissionState;
  readonly name: string;
  /** The host of its website, which identifies the project. */
  readonly hostKey: string;
  /** The language of the page or call it came from, used for mails. */
  readonly language: string;
  readonly email: string;
  readonly consentVersion: string;
  /** The reference of the published listing. */
  readonly listing: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  /** Since when it waits for a reviewer. */
  readonly reviewSince: Date | null;
  readonly mailState: MailState;
  /** Since when its owner hides the listing. */
  readonly pausedAt: Date | null;
  /** The owner's public reason for the change under review. */
  readonly publicReason: string;
  /** Counts the changes, so that an act on an outdated page can be refused. */
  readonly version: number;
}

export type Submission = SubmissionRecord & SubmittedForm;

/** Whether the submission is a change of what is already public. One that an operator reopened is not. */
export const isChange = ({ published, fields, state }: Submission): boolean =>
  published !== undefined &&
  (state === "in_review" || state === "changes_requested") &&
  canonicalJson(published) !== canonicalJson(fields);

/** Whether an operator hides the listing; its owner cannot show it again. */
export const isPausedByOperator = (
  { pausedAt }: Pick<Submission, "pausedAt">,
  events: readonly Pick<SubmissionEvent, "code" | "actor">[],
): boolean => pausedAt !== null && events.findLast(({ code }) => code === "paused")?.actor === "operator";

/** Whether a rejection can still be appealed, after these events and this many messages of its submitter. */
export const canAppeal = (events: readonly Pick<SubmissionEvent, "code">[], sentMessages: number): boolean =>
  events.filter(({ code }) => code === "appealed").length < MAX_APPEALS && sentMessages < MAX_MESSAGES;

export const countSent = (messages: readonly Pick<ThreadMessage, "author">[]): number =>
  messages.filter(({ author }) => author === "submitter").length;

/** The form that is public now; null if nothing was ever published. */
export const publishedForm = ({ kind, published }: Submission): SubmittedForm | null =>
  // The kind of a submission never changes.
  published === undefined ? null : ({ kind, fields: published } as SubmittedForm);

export interface OwnedSubjects {
  /** The exact host of its website. */
  readonly host: string | null;
  readonly network: string | null;
  readonly contract: string | null;
}

/** What a form is about, and its owner can prove: the website's host and the first contract. */
export function ownedSubjects(fields: SubmittedForm["fields"]): OwnedSubjects {
  const website = "url" in fields ? fields.url : fields.website;
  const [network] = [fields.network].flat();
  const [contract] = [fields.address].flat();
  return {
    host: URL.canParse(website) ? new URL(website).hostname : null,
    network: network ?? null,
    contract: contract ?? null,
  };
}

/** Network and contract to which a change under review moves the listing; null if it stays. */
export function movedTo({ kind, fields, published }: Submission): string | null {
  if (kind === "dapp" || published === undefined) return null;
  const before = ownedSubjects(published);
  const { network, contract } = ownedSubjects(fields);
  const isSame = network === before.network && contract?.toLowerCase() === before.contract?.toLowerCase();
  return isSame || network === null || contract === null ? null : `${network}:${contract.toLowerCase()}`;
}
