import type { Attendance, DeskCase, HeldDecision, PreviewedMail, QueuePage } from "#features/review/case.ts";
import type { Agreement, Claim, DecisionKind, SecondLook } from "#features/review/model.ts";
import type { Wire } from "#features/review/schema.ts";
import type { ReasonCode } from "#features/submissions/reasons.ts";
import { deskCall, signedDeskCall } from "#desk/api/desk-client.ts";

export type WireQueue = Wire<QueuePage>;
export type WireRow = WireQueue["rows"][number];
export type WireCase = Wire<DeskCase>;
export type WireHeld = Wire<HeldDecision>;

const REVIEW = "/api/desk/review";
const caseUrl = (number: string, rest = ""): string => `${REVIEW}/cases/${encodeURIComponent(number)}${rest}`;

export const fetchQueue = (search: string): Promise<WireQueue> => deskCall("GET", `${REVIEW}/queue${search}`);
export const fetchCase = (number: string): Promise<WireCase> => deskCall("GET", caseUrl(number));
export const fetchHeld = (): Promise<readonly WireHeld[]> => deskCall("GET", `${REVIEW}/held`);

/** `relieves` is the holder whom the reviewer takes over from. */
export const claimCase = (number: string, relieves?: string): Promise<Wire<Claim>> =>
  deskCall("POST", caseUrl(number, "/claim"), relieves === undefined ? {} : { relieves });
export const releaseCase = (number: string): Promise<null> => deskCall("DELETE", caseUrl(number, "/claim"));
export const attendCase = (number: string): Promise<Wire<Attendance>> =>
  deskCall("POST", caseUrl(number, "/attendance"));
export const leaveCase = (number: string): Promise<null> =>
  deskCall("DELETE", caseUrl(number, "/attendance"));
export const addNote = (number: string, text: string): Promise<null> =>
  deskCall("POST", caseUrl(number, "/notes"), { text });

/** All that the owner of this submission has sent, or a former one by the hash; two people decide it. */
export const eraseSubmitter = (number: string, mailHash?: string): Promise<null> =>
  signedDeskCall("POST", "/api/desk/submitters/erasure", {
    number,
    ...(mailHash !== undefined && { mailHash }),
  });

export interface Chosen {
  readonly kind: DecisionKind;
  readonly reasons: readonly ReasonCode[];
  readonly note: string;
  readonly replaces?: string | undefined;
  readonly isBeside?: boolean | undefined;
}

export const previewMail = (number: string, { kind, reasons, note }: Chosen): Promise<PreviewedMail> =>
  deskCall("POST", caseUrl(number, "/preview"), { kind, reasons, note });

/** Waiving is signed with the passkey, because it is about money. */
export function decideCase(number: string, version: number, chosen: Chosen): Promise<unknown> {
  const { kind, note } = chosen;
  if (kind === "message") return deskCall("POST", caseUrl(number, "/messages"), { version, note });
  if (kind === "waive") return signedDeskCall("POST", caseUrl(number, "/waiver"), { version, note });
  return deskCall("POST", caseUrl(number, "/decisions"), { ...chosen, version });
}

export const reopenCase = (number: string, note: string): Promise<null> =>
  deskCall("POST", caseUrl(number, "/reopening"), { note });
export const undoDecision = (id: number): Promise<null> => deskCall("DELETE", `${REVIEW}/decisions/${id}`);

interface BulkAnswer {
  readonly batch: string;
  readonly outcomes: readonly { readonly number: string; readonly problem: string | null }[];
}

export const decideTogether = (
  chosen: readonly { readonly number: string; readonly version: number }[],
  { kind, reasons, note }: Chosen,
): Promise<BulkAnswer> => deskCall("POST", `${REVIEW}/decisions`, { kind, reasons, note, chosen });

export type WireLooks = Wire<{ readonly looks: readonly SecondLook[]; readonly agreement: Agreement }>;
export const fetchLooks = (): Promise<WireLooks> => deskCall("GET", `${REVIEW}/second-looks`);
export const giveLook = (id: number, agrees: boolean, note: string): Promise<null> =>
  deskCall("POST", `${REVIEW}/second-looks/${id}`, { agrees, note });
