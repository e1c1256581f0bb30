import { expect, test } from "vitest";
import { ROLES } from "./model.ts";
import { mayDo, PERMISSIONS, VERBS } from "./permissions.ts";

/** Written out, so that a change of the table must be meant: r reviewer, e editor, m release manager, t treasurer, a admin. */
const EXPECTED: Readonly<Record<keyof typeof PERMISSIONS, string>> = {
  "account.read": "remta",
  "account.prepare": "remta",
  "account.signOut": "remta",
  "account.endSession": "remta",
  "account.addPasskey": "remta signed",
  "account.removePasskey": "remta signed",
  "people.read": "a",
  "people.invite": "a signed",
  "people.setRoles": "a signed",
  "people.revoke": "a signed",
  "people.endSession": "a",
  "audit.read": "a",
  "audit.export": "a",
  "review.read": "remta",
  "review.claim": "ra",
  "review.renew": "ra",
  "review.note": "ra",
  "review.decide": "ra",
  "review.message": "ra",
  "review.undo": "ra",
  "review.reopen": "ra",
  "review.bulk": "ra",
  "review.waive": "ta signed",
};

const LETTERS = { reviewer: "r", editor: "e", "release-manager": "m", treasurer: "t", admin: "a" } as const;

test.each(VERBS)("%s is allowed for its roles and no other", (verb) => {
  const allowed = ROLES.filter((role) => mayDo([role], verb))
    .map((role) => LETTERS[role])
    .join("");
  const isSigned = "needsPasskey" in PERMISSIONS[verb];
  expect(isSigned ? `${allowed} signed` : allowed).toBe(EXPECTED[verb]);
});

test("without a role nothing is allowed", () => {
  for (const verb of VERBS) expect(mayDo([], verb)).toBe(false);
});
