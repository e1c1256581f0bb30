import { expect, it } from "vitest";
import { FIELD_LABELS, fieldLabel } from "./field-labels.ts";
import { createDappForm } from "./schema/dapp.ts";
import { createNftForm } from "./schema/nft.ts";
import { createTokenForm } from "./schema/token.ts";

const context = { networks: [], categories: [] };
const FORMS = { dapp: createDappForm, token: createTokenForm, nft: createNftForm };

it.each(["dapp", "token", "nft"] as const)("every field that a %s form can refuse has a label", (kind) => {
  const asked = { audit: "yes", has_tokens: "yes", referral: "yes", texts: { en: {} } };
  const refused = FORMS[kind](context).read(kind === "dapp" ? asked : {});
  for (const { path } of refused.problems) expect(FIELD_LABELS, path).toContain(fieldLabel(kind, path));
});

it("rows and languages share the label of their field", () => {
  expect(fieldLabel("dapp", "tokens.2.symbol")).toBe("submitDapp.tokens.symbol");
  expect(fieldLabel("dapp", "texts.zh-TW.desc")).toBe("submitDapp.desc.label");
});
