import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changed, NETWORKS, renderField, sentAs } from "#tests/components/form-part.tsx";
import { NetworkInput } from "./network-input.tsx";

const field = () => page.getByRole("combobox", { name: "Network" });

test("§3: a network is found by its chain id and chosen by keyboard; the form gets the choice", async () => {
  const chosen: string[] = [];
  await renderField(<NetworkInput path="network" onChange={(key) => chosen.push(key)} />);
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("56");
  await expect.element(page.getByRole("option", { name: /BNB Smart Chain/ })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(sentAs("network")).toEqual(["bsc"]);
  expect(chosen).toEqual(["bsc"]);
  expect(changed).toEqual(["network"]);
});

test("§5: a search without a match shows “Chain not found”", async () => {
  await renderField(<NetworkInput path="network" />);
  await field().fill("nowhere");
  await expect.element(page.getByText("Chain not found")).toBeVisible();
});

test("the main network says where a missing one is proposed; an error takes the hint's place", async () => {
  const screen = await renderField(<NetworkInput path="network" isMain />);
  await expect
    .element(page.getByRole("link", { name: /Submit a chain/ }))
    .toHaveAttribute("href", "https://example.org/chain");
  await screen.unmount();
  await renderField(<NetworkInput path="network" isMain />, { errorOf: () => "Choose a network" });
  await expect.element(field()).toHaveAccessibleDescription("Choose a network");
});

test("a network that is no longer supported is not offered", async () => {
  const [first, ...rest] = NETWORKS;
  if (!first) throw new Error("There are no networks.");
  await renderField(<NetworkInput path="network" />, {
    networks: [{ ...first, isDeprecated: true }, ...rest],
  });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("option", { name: /BNB/ })).toBeVisible();
  await expect.element(page.getByRole("option", { name: /Ethereum/ })).not.toBeInTheDocument();
});
