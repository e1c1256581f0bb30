import { expect, it } from "vitest";
import { draftFile, parseDraft, readDraftFile } from "./draft.ts";
import { flattenFields } from "./form-names.ts";
import { SAMPLE_DAPP } from "./schema/sample-forms.ts";

const draft = { entries: flattenFields(SAMPLE_DAPP), savedAtMs: Date.UTC(2026, 10, 15) };

it("a stored draft comes back as it was", () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it.each([
  null,
  "text",
  {},
  { entries: [["a"]], savedAtMs: 1 },
  { entries: [["a", 1]], savedAtMs: 1 },
  { entries: [] },
])("damaged storage is no draft: %j", (data) => {
  expect(parseDraft(data)).toBeUndefined();
});

it("a draft goes through a file, without what was uploaded", () => {
  const entries = readDraftFile("dapp", draftFile("dapp", draft));
  expect(entries).toEqual(draft.entries.filter(([name]) => name !== "icon_url"));
});

it("the file of another form, or no draft at all, is refused", () => {
  expect(readDraftFile("token", draftFile("dapp", draft))).toBeNull();
  expect(readDraftFile("dapp", "not JSON")).toBeNull();
  expect(readDraftFile("dapp", "null")).toBeNull();
});
