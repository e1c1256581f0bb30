/**
 * Who may do what at the desk: one row per verb. Screens hide what their reader may not do; the server refuses it
 * (server/gate.ts). A verb that is not in the table is refused for everyone.
 */
import type { Role } from "./model.ts";

/** `chosen`: more than so many at once. `day`: more than so many by one person within 24 hours. */
export type SecondPersonRule = "always" | { readonly above: number; readonly of: "chosen" | "day" };

interface Permission {
  readonly roles: readonly Role[];
  /** Asks for the passkey again. The signature covers exactly this call and is stored in the audit log. */
  readonly needsPasskey?: true;
  /** Another person with the same right must agree before it takes effect (second-person.ts). */
  readonly secondPerson?: SecondPersonRule;
  /** Leaves no row in the audit log, because it changes nothing that matters later. */
  readonly isUnrecorded?: true;
}

const EVERYONE = ["reviewer", "editor", "release-manager", "treasurer", "admin"] as const;
const REVIEW = ["reviewer", "admin"] as const;
const ADMIN = ["admin"] as const;
const EDIT = ["editor", "admin"] as const;
/** Whoever can mend a listing. */
const LISTINGS = ["reviewer", "editor", "admin"] as const;
const RELEASE = ["release-manager", "admin"] as const;
const MONEY = ["treasurer", "admin"] as const;

export const PERMISSIONS = {
  "account.read": { roles: EVERYONE },
  "account.prepare": { roles: EVERYONE, isUnrecorded: true },
  "account.signOut": { roles: EVERYONE },
  "account.endSession": { roles: EVERYONE },
  "account.addPasskey": { roles: EVERYONE, needsPasskey: true },
  "account.removePasskey": { roles: EVERYONE, needsPasskey: true },
  "people.read": { roles: ADMIN },
  "people.invite": { roles: ADMIN, needsPasskey: true, secondPerson: "always" },
  "people.setRoles": { roles: ADMIN, needsPasskey: true, secondPerson: "always" },
  // Alone, because a stolen device cannot wait.
  "people.revoke": { roles: ADMIN, needsPasskey: true },
  "people.endSession": { roles: ADMIN },
  "people.eraseSubmitter": { roles: ADMIN, needsPasskey: true, secondPerson: "always" },
  "proposals.read": { roles: EVERYONE },
  // Whoever agrees must also be allowed to do the act itself.
  "proposals.approve": { roles: EVERYONE, needsPasskey: true },
  "proposals.refuse": { roles: EVERYONE },
  "rules.read": { roles: ADMIN },
  "rules.set": { roles: ADMIN, needsPasskey: true, secondPerson: "always" },
  "audit.read": { roles: ADMIN },
  "audit.export": { roles: ADMIN },
  "review.read": { roles: EVERYONE },
  "review.claim": { roles: REVIEW },
  "review.renew": { roles: REVIEW, isUnrecorded: true },
  "review.note": { roles: REVIEW },
  "review.decide": { roles: REVIEW },
  "review.message": { roles: REVIEW },
  "review.undo": { roles: REVIEW },
  "review.reopen": { roles: REVIEW },
  "review.bulk": { roles: REVIEW, secondPerson: { above: 10, of: "chosen" } },
  "review.waive": { roles: MONEY, needsPasskey: true, secondPerson: { above: 5, of: "day" } },
  "reports.read": { roles: LISTINGS },
  "reports.resolve": { roles: LISTINGS },
  "donations.read": { roles: MONEY },
  "donations.settle": { roles: MONEY, needsPasskey: true },
  "content.read": { roles: EDIT },
  "content.edit": { roles: EDIT },
  "content.publish": { roles: EDIT },
  "channels.publish": { roles: EDIT, needsPasskey: true, secondPerson: "always" },
  "subscribers.export": { roles: EDIT, needsPasskey: true },
  "releases.read": { roles: RELEASE },
  "releases.add": { roles: RELEASE, needsPasskey: true, secondPerson: "always" },
  "releases.mark": { roles: RELEASE, needsPasskey: true, secondPerson: "always" },
  "releases.addFake": { roles: RELEASE, needsPasskey: true, secondPerson: "always" },
} as const satisfies Record<string, Permission>;

export type DeskVerb = keyof typeof PERMISSIONS;

export const VERBS = Object.keys(PERMISSIONS) as DeskVerb[];

export const permissionOf = (verb: string): Permission | undefined =>
  Object.hasOwn(PERMISSIONS, verb) ? PERMISSIONS[verb as DeskVerb] : undefined;

export const mayDo = (roles: readonly Role[], verb: string): boolean =>
  permissionOf(verb)?.roles.some((role) => roles.includes(role)) ?? false;
