/** The files that a form contains become its fields, and a refused file is one of the form's problems. */
import { expect, it } from "vitest";
import { COUNTS } from "#features/submissions/model.ts";
import type { UploadRefusal } from "#features/submissions/server/uploads/upload.ts";
import { fail, ok } from "#lib/result.ts";
import { storeFiles, together, type StoreFile } from "./with-files.ts";

const file = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Stores every file but those that are named here; `tried` lists all. */
function storage(refused: Readonly<Record<string, UploadRefusal>> = {}) {
  const tried: string[] = [];
  const store: StoreFile = async (kind, bytes) => {
    const text = new TextDecoder().decode(bytes);
    tried.push(`${kind} ${text}`);
    const refusal = refused[text];
    return refusal === undefined
      ? ok({ id: text, kind, value: `stored ${text}`, size: bytes.length })
      : fail(refusal);
  };
  return { tried, store };
}

it("each file is stored as its kind and becomes the field of that kind", async () => {
  const { tried, store } = storage();
  const files = { logo: file("a"), report: file("b"), screenshots: [file("c"), file("d")] };
  expect(await storeFiles(store, files)).toEqual({
    fields: { icon_url: "stored a", audit_report: "stored b" },
    screenshots: ["stored c", "stored d"],
    problems: [],
  });
  expect(tried).toEqual(["logo a", "report b", "screenshot c", "screenshot d"]);
});

it("a form without files has no new fields and no problems", async () => {
  const { tried, store } = storage();
  expect(await storeFiles(store, {})).toEqual({ fields: {}, screenshots: [], problems: [] });
  expect(tried).toEqual([]);
});

it("every refused file is a problem of its own field, and the accepted ones are kept", async () => {
  const refused = { a: "logo_refused", d: "screenshot_refused" } as const;
  const files = { logo: file("a"), report: file("b"), screenshots: [file("c"), file("d")] };
  expect(await storeFiles(storage(refused).store, files)).toEqual({
    fields: { audit_report: "stored b" },
    screenshots: ["stored c"],
    problems: [
      { path: "icon_url", code: "logo" },
      { path: "screenshots", code: "screenshot" },
    ],
  });
  const report = await storeFiles(storage({ b: "report_refused" }).store, files);
  expect(report.problems).toEqual([{ path: "audit_report", code: "report" }]);
});

it("a file that could not be looked at is asked for again, not called wrong", async () => {
  const refused = { a: "unavailable", b: "unavailable", c: "unavailable" } as const;
  const files = { logo: file("a"), report: file("b"), screenshots: [file("c")] };
  const { fields, problems } = await storeFiles(storage(refused).store, files);
  expect(fields).toEqual({});
  expect(problems).toEqual(
    ["icon_url", "audit_report", "screenshots"].map((path) => ({ path, code: "upload" })),
  );
});

it("the first refused screenshot ends them, so that one form keeps no decoder busy", async () => {
  const { tried, store } = storage({ b: "screenshot_refused" });
  await storeFiles(store, { screenshots: ["a", "b", "c"].map(file) });
  expect(tried).toEqual(["screenshot a", "screenshot b"]);
});

it("as many screenshots as a form may have are stored, and of more none is decoded", async () => {
  const names = Array.from({ length: COUNTS.screenshots + 1 }, (_, at) => `${at}`);
  const most = await storeFiles(storage().store, { screenshots: names.slice(1).map(file) });
  expect(most).toMatchObject({ screenshots: { length: COUNTS.screenshots }, problems: [] });
  const { tried, store } = storage();
  expect(await storeFiles(store, { screenshots: names.map(file) })).toEqual({
    fields: {},
    screenshots: [],
    problems: [{ path: "screenshots", code: "too_many", values: { count: COUNTS.screenshots } }],
  });
  expect(tried).toEqual([]);
});

it("a refused file replaces the problems of its field and of no other", () => {
  const ofForm = [
    { path: "icon_url", code: "required" },
    { path: "email", code: "email" },
  ] as const;
  const ofFiles = [{ path: "icon_url", code: "logo" }] as const;
  expect(together(ofForm, ofFiles)).toEqual([{ path: "email", code: "email" }, ...ofFiles]);
  expect(together(ofForm, [])).toEqual(ofForm);
});
