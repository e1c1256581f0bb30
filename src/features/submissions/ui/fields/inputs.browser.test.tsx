import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderField, sentAs } from "#tests/components/form-part.tsx";
import { OneOf, SomeOf, TextInput } from "./inputs.tsx";
import { StandardInput } from "./standard-input.tsx";

const CHOICES = ["one", "two", "three"].map((value) => ({ value, label: value }));

test("a text begins with the draft, is sent under its path, and shows its error", async () => {
  await renderField(<TextInput path="tokens.0.symbol" label="Symbol" />, {
    start: [["tokens.0.symbol", "REEF"]],
    errorOf: (path) => (path === "tokens.0.symbol" ? "Enter the symbol" : undefined),
  });
  const field = page.getByRole("textbox", { name: "Symbol" });
  await expect.element(field).toHaveValue("REEF");
  await expect.element(field).toHaveAccessibleDescription("Enter the symbol");
  await expect.element(field).toBeRequired();
  await field.fill("CORAL");
  expect(sentAs("tokens.0.symbol")).toEqual(["CORAL"]);
});

test("an optional text says so and is not required", async () => {
  await renderField(<TextInput path="note" label="Note" isOptional />);
  const field = page.getByRole("textbox", { name: "Note" });
  await expect.element(field).not.toBeRequired();
  await expect.element(field).toHaveAccessibleDescription(/optional/i);
});

test("one of several begins with its preset and is changed by arrows", async () => {
  await renderField(<OneOf path="pick" label="Pick" choices={CHOICES} preset="one" />);
  expect(sentAs("pick")).toEqual(["one"]);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(sentAs("pick")).toEqual(["two"]);
});

test("several of many begin with the draft and are sent under one name", async () => {
  await renderField(<SomeOf path="category" label="Category" choices={CHOICES} />, {
    start: [["category", "two"]],
  });
  await page.getByRole("checkbox", { name: "three" }).click();
  expect(sentAs("category")).toEqual(["two", "three"]);
});

test("the standards are those of the chosen network; one without standards takes a text", async () => {
  const standard = <StandardInput path="type" of="nftStandards" texts="submitNft.type" />;
  const screen = await renderField(standard, { entries: [["network", "eth"]] });
  await expect.element(page.getByRole("combobox", { name: "NFT type" })).toBeVisible();
  expect(
    page
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Choose a standard", "ERC721", "ERC1155"]);
  await screen.unmount();
  await renderField(standard, { networks: [] });
  await expect
    .element(page.getByRole("textbox", { name: "NFT type" }))
    .toHaveAccessibleDescription("No known NFT standards for this network.");
});
