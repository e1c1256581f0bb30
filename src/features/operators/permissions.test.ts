import { expect, test } from "vitest";
import { ROLES } from "./model.ts";
import { mayDo, permissionOf, VERBS, type DeskVerb } from "./permissions.ts";

/** Written out, so that a change of the table must be meant: r reviewer, e editor, m release manager, t treasurer, a admin. */
const EXPECTED: Readonly<Record<DeskVerb, string>> = {
  "account.read": "remta",
  "account.prepare": "remta",
  "account.signOut": "remta",
  "account.endSession": "remta",
  "account.addPasskey": "remta signed",
  "account.removePasskey": "remta signed",
  "people.read": "a",
  "people.invite": "a signed two",
  "people.setRoles": "a signed two",
  "people.revoke": "a signed",
  "people.endSession": "a",
  "people.eraseSubmitter": "a signed two",
  "proposals.read": "remta",
  "proposals.approve": "remta signed",
  "proposals.refuse": "remta",
  "rules.read": "a",
  "rules.set": "a signed two",
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
  "review.bulk": "ra two above 10 chosen",
  "review.waive": "ta signed two above 5 day",
  "reports.read": "rea",
  "reports.resolve": "rea",
  "donations.read": "ta",
  "donations.settle": "ta signed",
  "content.read": "ea",
  "content.edit": "ea",
  "content.publish": "ea",
  "channels.publish": "ea signed two",
  "subscribers.export": "ea signed",
  "releases.read": "ma",
  "releases.add": "ma signed two",
  "releases.mark": "ma signed two",
  "releases.addFake": "ma signed two",
};

const LETTERS = { reviewer: "r", editor: "e", "release-manager": "m", treasurer: "t", admin: "a" } as const;

test.each(VERBS)("%s is allowed for its roles and no other", (verb) => {
  const allowed = ROLES.filter((role) => mayDo([role], verb))
    .map((role) => LETTERS[role])
    .join("");
  const rule = permissionOf(verb)?.secondPerson;
  const words = [
    allowed,
    permissionOf(verb)?.needsPasskey && "signed",
    rule === "always" ? "two" : rule && `two above ${rule.above} ${rule.of}`,
  ];
  expect(words.filter(Boolean).join(" ")).toBe(EXPECTED[verb]);
});

test("without a role nothing is allowed", () => {
  for (const verb of VERBS) expect(mayDo([], verb)).toBe(false);
});
