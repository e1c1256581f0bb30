/**
 * Who may do what at the desk: one row per verb. Screens hide what their reader may not do; the server refuses it
 * (server/gate.ts). A verb that is not in the table is refused for everyone.
 */
import type { Role } from "./model.ts";

interface Permission {
  readonly roles: readonly Role[];
  /** Asks for the passkey again. The signature covers exactly this call and is stored in the audit log. */
  readonly needsPasskey?: true;
  /** Leaves no row in the audit log, because it changes nothing that matters later. */
  readonly isUnrecorded?: true;
}

const EVERYONE = ["reviewer", "editor", "release-manager", "treasurer", "admin"] as const;
const REVIEW = ["reviewer", "admin"] as const;
const ADMIN = ["admin"] as const;

export const PERMISSIONS = {
  "account.read": { roles: EVERYONE },
  "account.prepare": { roles: EVERYONE, isUnrecorded: true },
  "account.signOut": { roles: EVERYONE },
  "account.endSession": { roles: EVERYONE },
  "account.addPasskey": { roles: EVERYONE, needsPasskey: true },
  "account.removePasskey": { roles: EVERYONE, needsPasskey: true },
  "people.read": { roles: ADMIN },
  "people.invite": { roles: ADMIN, needsPasskey: true },
  "people.setRoles": { roles: ADMIN, needsPasskey: true },
  "people.revoke": { roles: ADMIN, needsPasskey: true },
  "people.endSession": { roles: ADMIN },
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
  "review.bulk": { roles: REVIEW },
  "review.waive": { roles: ["treasurer", "admin"], needsPasskey: true },
} as const satisfies Record<string, Permission>;

export type DeskVerb = keyof typeof PERMISSIONS;

export const VERBS = Object.keys(PERMISSIONS) as DeskVerb[];

export const permissionOf = (verb: string): Permission | undefined =>
  Object.hasOwn(PERMISSIONS, verb) ? PERMISSIONS[verb as DeskVerb] : undefined;

export const mayDo = (roles: readonly Role[], verb: string): boolean =>
  permissionOf(verb)?.roles.some((role) => roles.includes(role)) ?? false;
