import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { TextField } from "./text-field.tsx";

const ERRORS = [
  { id: "name", text: "Name" },
  { id: "site", text: "Website" },
];

function Form() {
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState(ERRORS);
  return (
    <>
      {attempt > 0 && <ErrorSummary title="Fields need your attention." errors={errors} attempt={attempt} />}
      <TextField id="name" label="Name" onChange={() => setErrors(ERRORS.slice(1))} />
      <TextField id="site" label="Website" />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Send
      </button>
    </>
  );
}

const summary = () => page.getByRole("group", { name: "Fields need your attention." });

test("the summary takes the focus when it appears, and again at each further attempt", async () => {
  await renderPart(<Form />);
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(summary()).toHaveFocus();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(summary()).toHaveFocus();
});

test("its links lead to the controls by keyboard", async () => {
  await renderPart(<Form />);
  await page.getByRole("button", { name: "Send" }).click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Website" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Website" })).toHaveFocus();
});

test("a corrected field leaves the summary and keeps the focus", async () => {
  await renderPart(<Form />);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Reef");
  await expect.element(page.getByRole("link", { name: "Name" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
});
