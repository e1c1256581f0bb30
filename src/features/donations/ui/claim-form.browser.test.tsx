import type { ComponentType } from "react";
import { renderToString } from "react-dom/server.browser";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sampleBox } from "#features/donations/sample-box.ts";
import { LanguageProvider } from "#i18n/language.tsx";
import { hydrateIsland } from "#shell/islands/hydrate-island.tsx";
import { renderPart, textsOf } from "#tests/components/render-part.tsx";
import { ClaimForm, type ClaimProps } from "./claim-form.tsx";
import { usePayment } from "./use-payment.ts";

function Claim({ problem }: Pick<ClaimProps, "problem">) {
  return (
    <ClaimForm
      action="/en/receipt/7"
      payment={sampleBox.amount}
      linkExample={sampleBox.linkExample}
      explorers={sampleBox.explorers}
      network={sampleBox.network.title}
      state={usePayment(null)}
      problem={problem}
    />
  );
}

const field = () => page.getByRole("textbox", { name: "Transaction link from a block explorer" });

let sent: FormData | undefined;
const hold = (event: SubmitEvent): void => {
  event.preventDefault();
  sent = new FormData(event.target as HTMLFormElement);
};
document.addEventListener("submit", hold);
afterEach(() => (sent = undefined));

test("a link is pasted and submitted by keyboard, with the amount that was shown (§3)", async () => {
  await renderPart(<Claim />);
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("https://bscscan.com/tx/0x12{Enter}");
  expect(Object.fromEntries(sent ?? new FormData())).toEqual({
    intent: "claim",
    payment: "200.4817",
    explorer_url: "https://bscscan.com/tx/0x12",
  });
});

test("§5: an empty link is submitted all the same", async () => {
  await renderPart(<Claim />);
  await page.getByRole("button", { name: "Submit" }).click();
  expect(sent?.get("explorer_url")).toBe("");
});

test("a refused link says why at its field, with the explorers that are known", async () => {
  await renderPart(<Claim problem="donation.link.unknownExplorer" />);
  await expect.element(field()).toHaveAccessibleDescription(/use one of these: bscscan\.com\./);
  await expect.element(field()).toHaveAttribute("aria-invalid", "true");
});

test("what was typed before React was there stays", async () => {
  const texts = await textsOf("en");
  const host = document.createElement("div");
  host.innerHTML = renderToString(
    <LanguageProvider {...texts}>
      <Claim problem={undefined} />
    </LanguageProvider>,
  );
  document.body.append(host);
  await field().fill("https://bscscan.com/tx/0x34");
  await hydrateIsland(host, Claim as ComponentType, { texts, props: {}, isAsServed: true });
  await expect.element(field()).toHaveValue("https://bscscan.com/tx/0x34");
  await page.getByRole("button", { name: "Submit" }).click();
  expect(sent?.get("explorer_url")).toBe("https://bscscan.com/tx/0x34");
  host.remove();
});
