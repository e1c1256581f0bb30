import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { Steps, type Step } from "./steps.tsx";

const STEPS: readonly Step[] = [
  { id: "details", title: "Details", isDone: true },
  { id: "contact", title: "Contact", isDone: false },
  { id: "donation", title: "Donation", isDone: false, isAhead: true },
];

test("the current step is marked, a finished one is announced as completed", async () => {
  await renderPart(<Steps steps={STEPS} current="contact" />);
  await expect.element(page.getByRole("link", { name: "Contact" })).toHaveAttribute("aria-current", "step");
  await expect
    .element(page.getByRole("link", { name: /^Details \(.+\)$/ }))
    .not.toHaveAttribute("aria-current");
});

test("a step of this page is a link to it, a step after it is not", async () => {
  await renderPart(<Steps steps={STEPS} current="details" />);
  await expect.element(page.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "#contact");
  await expect.element(page.getByText("Donation", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Donation" })).not.toBeInTheDocument();
});
