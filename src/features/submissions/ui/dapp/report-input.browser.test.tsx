import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { REPORT_MAX_BYTES } from "#features/submissions/model.ts";
import { changed, renderField, sentAs } from "#tests/components/form-part.tsx";
import { ReportInput } from "./report-input.tsx";

const pdf = new File(["%PDF-1.7"], "audit.pdf", { type: "application/pdf" });
const input = () => page.getByLabelText("Or upload the report");

afterEach(() => vi.restoreAllMocks());

const answering = (status: number, data: unknown) =>
  vi
    .spyOn(window, "fetch")
    .mockImplementation(async () =>
      Response.json({ result: status === 200 ? 0 : 1, message: "", data }, { status }),
    );

test("a report is sent as soon as it is chosen, and the form holds its id", async () => {
  answering(200, { value: "a".repeat(64) });
  await renderField(<ReportInput />);
  await userEvent.tab();
  await expect.element(input()).toHaveFocus();
  await userEvent.upload(input(), pdf);
  await expect.element(page.getByText(/^audit\.pdf, /)).toBeVisible();
  await expect.poll(() => sentAs("audit_report")).toEqual(["a".repeat(64)]);
  expect(changed).toEqual(["audit_report"]);
});

test.each([
  [422, "Upload a PDF file"],
  [503, "We couldn’t upload the report. Try again."],
])("an upload answered by %i says “%s”, and the form holds nothing", async (status, text) => {
  answering(status, null);
  await renderField(<ReportInput />, { start: [["audit_report", "b".repeat(64)]] });
  await userEvent.upload(page.getByLabelText("Or upload the report"), pdf);
  await expect.element(input()).toHaveAccessibleDescription(text);
  expect(sentAs("audit_report")).toEqual([""]);
});

test("a report over the limit is refused without being sent", async () => {
  const fetched = answering(200, { value: "c".repeat(64) });
  await renderField(<ReportInput />);
  const transfer = new DataTransfer();
  transfer.items.add(new File([new Uint8Array(REPORT_MAX_BYTES + 1)], "large.pdf"));
  const field = input().element() as HTMLInputElement;
  field.files = transfer.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(input()).toHaveAccessibleDescription("The report is larger than 10 MB");
  expect(fetched).not.toHaveBeenCalled();
});

test("a report of an earlier visit is kept and said to be there", async () => {
  await renderField(<ReportInput />, { start: [["audit_report", "b".repeat(64)]] });
  await expect.element(page.getByText("Report uploaded.")).toBeVisible();
  expect(sentAs("audit_report")).toEqual(["b".repeat(64)]);
});
