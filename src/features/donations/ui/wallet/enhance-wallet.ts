/** Offers each wallet of this browser, pays with the one that is chosen, and hands in the transaction. */
import { formatAmount } from "#features/donations/amounts.ts";
import { findWallets, type Wallet } from "./find-wallets.ts";
import { pay, PayError } from "./pay.ts";
import { fillText, type WalletPayData } from "./wallet-texts.ts";

function readData(element: HTMLElement): WalletPayData {
  return JSON.parse(element.querySelector("script")?.textContent ?? "") as WalletPayData;
}

function problemText({ problems, payment }: WalletPayData, error: unknown): string {
  if (!(error instanceof PayError)) return problems.failed;
  const balance = error.balance === null ? "" : formatAmount(error.balance, payment.decimals);
  return fillText(problems[error.problem], { balance });
}

/** The form of the box takes the link, as if it had been pasted. */
function handIn(element: HTMLElement, link: string): void {
  const field = element.closest("[data-donation-box]")?.querySelector("input[name=explorer_url]");
  if (!(field instanceof HTMLInputElement)) return;
  field.value = link;
  field.form?.requestSubmit();
}

export function enhance(element: HTMLElement): void {
  const data = readData(element);
  const choices = element.querySelector("[data-wallets]");
  const status = element.querySelector("[data-wallet-status]");
  if (!choices || !status) return;
  let isPaying = false;

  const payWith = async ({ name, provider }: Wallet, button: HTMLButtonElement): Promise<void> => {
    if (isPaying) return;
    isPaying = true;
    button.setAttribute("aria-disabled", "true");
    try {
      const hash = await pay(provider, data.payment, (step) => {
        status.textContent = fillText(data.texts[step], { wallet: name });
      });
      handIn(element, data.linkExample.replace("0x…", hash));
    } catch (error) {
      status.textContent = problemText(data, error);
    } finally {
      isPaying = false;
      button.removeAttribute("aria-disabled");
    }
  };

  findWallets(window, (wallet) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = wallet.name
      ? fillText(data.texts.connect, { wallet: wallet.name })
      : data.texts.start;
    button.addEventListener("click", () => void payWith(wallet, button));
    choices.append(button);
    element.hidden = false;
  });
}
