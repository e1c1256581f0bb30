import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changed, renderField, sentAs } from "#tests/components/form-part.tsx";
import { TextInput } from "./inputs.tsx";
import { Rows, RowsError } from "./rows.tsx";

const contacts = (
  <Rows list="contact" addLabel="Add a contact" removeLabel="Remove this contact" max={3}>
    {(row) => <TextInput path={`contact.${row}`} label={`Contact ${row + 1}`} />}
  </Rows>
);

const add = () => page.getByRole("button", { name: "Add a contact" });
const remove = () => page.getByRole("button", { name: "Remove this contact" });

test("a row is added by keyboard and its field has the focus, so that one types on", async () => {
  await renderField(contacts);
  (add().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Contact 2")).toHaveFocus();
  await userEvent.keyboard("@reef");
  expect(sentAs("contact.1")).toEqual(["@reef"]);
  expect(changed).toContain("contact");
});

test("the last row cannot be removed, and no more are added than the list takes", async () => {
  await renderField(contacts);
  await expect.element(remove()).not.toBeInTheDocument();
  await add().click();
  await add().click();
  await expect.element(page.getByLabelText("Contact 3")).toBeVisible();
  await expect.element(add()).not.toBeInTheDocument();
});

test("removing a row keeps what was typed in the rows behind it, under their new numbers", async () => {
  await renderField(contacts, {
    start: [
      ["contact.0", "first"],
      ["contact.1", "second"],
    ],
  });
  await page.getByLabelText("Contact 2").fill("changed");
  await remove().first().click();
  await expect.element(page.getByLabelText("Contact 1")).toHaveValue("changed");
  expect(sentAs("contact.0")).toEqual(["changed"]);
  expect(sentAs("contact.1")).toEqual([]);
});

test("a row added after one was removed begins empty", async () => {
  await renderField(contacts, {
    start: [
      ["contact.0", "first"],
      ["contact.1", "second"],
    ],
  });
  await remove().nth(1).click();
  await add().click();
  await expect.element(page.getByLabelText("Contact 2")).toHaveValue("");
});

test("what is wrong with the whole list can take the focus", async () => {
  await renderField(<RowsError list="tokens" />, { errorOf: () => "Add at least one token" });
  (page.getByText("Add at least one token").element() as HTMLElement).focus();
  await expect.element(page.getByText("Add at least one token")).toHaveFocus();
});
