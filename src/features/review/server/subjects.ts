/** What a submission has in common with others: its contracts, contacts and donors. */
import { createHash } from "node:crypto";
import { addressKey } from "#features/catalogue/model.ts";
import type { Submission } from "#features/submissions/submission.ts";
import type { Subject } from "./case-store.ts";

/** Contacts are personal, so only their hash is compared. */
const hash = (text: string): string => createHash("sha256").update(text.trim().toLowerCase()).digest("hex");

export function subjectsOf(fields: Submission["fields"], senders: readonly string[]): Subject[] {
  const tokens = "tokens" in fields ? fields.tokens : [];
  const contracts = [[fields.address].flat(), tokens.map(({ address }) => address)].flat();
  return [
    ...contracts.map((address) => ({ kind: "contract" as const, key: addressKey(address) })),
    ...(fields.contact ?? []).map((contact) => ({ kind: "contact" as const, key: hash(contact) })),
    ...senders.map((sender) => ({ kind: "sender" as const, key: sender })),
  ];
}

/** The networks of a form, whatever its kind. */
export function networksOf(fields: object): string[] {
  const network: unknown = "network" in fields ? fields.network : [];
  return [network].flat().filter((one): one is string => typeof one === "string");
}
