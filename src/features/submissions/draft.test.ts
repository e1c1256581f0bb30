import { expect, it } from "vitest";
import { draftFile, parseDraft, readDraftFile } from "./draft.ts";
import { flattenFields } from "./form-names.ts";
import { SAMPLE_DAPP } from "./schema/sample-forms.ts";

const draft = { entries: flattenFields(SAMPLE_DAPP), savedAtMs: Date.UTC(2026, 10, 15) };

it("a stored draft reads back unchanged", () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it.each([
  null,
  "text",
  {},
  { entries: [["a"]], savedAtMs: 1 },
  { entries: [["a", 1]], savedAtMs: 1 },
  { entries: [] },
])("damaged storage gives no draft: %j", (data) => {
  expect(parseDraft(data)).toBeUndefined();
});

it("a draft survives a round trip through a file, without uploads", () => {
  const entries = readDraftFile("dapp", draftFile("dapp", draft));
  expect(entries).toEqual(draft.entries.filter(([name]) => name !== "icon_url"));
});

it("the file of another form, or a file without a draft, is refused", () => {
  expect(readDraftFile("token", draftFile("dapp", draft))).toBeNull();
  expect(readDraftFile("dapp", "not JSON")).toBeNull();
  expect(readDraftFile("dapp", "null")).toBeNull();
});
