import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { Disclosure } from "./disclosure.tsx";

test("a disclosure opens by Enter, closes by Space, and hides its content from readers while closed", async () => {
  await renderPart(<Disclosure summary="What is gas?">A fee.</Disclosure>);
  await expect.element(page.getByText("A fee.")).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("A fee.")).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("A fee.")).not.toBeVisible();
});

test("of a group only one is open at a time", async () => {
  await renderPart(
    <>
      <Disclosure group="faq" summary="First" open>
        One.
      </Disclosure>
      <Disclosure group="faq" summary="Second">
        Two.
      </Disclosure>
    </>,
  );
  await expect.element(page.getByText("One.")).toBeVisible();
  await page.getByText("Second").click();
  await expect.element(page.getByText("Two.")).toBeVisible();
  await expect.element(page.getByText("One.")).not.toBeVisible();
});
