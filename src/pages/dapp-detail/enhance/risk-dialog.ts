/**
 * `data-enhance="risk-dialog"`: who once agreed for good is shown only where the link leads. The dialog and its
 * box work through the shell's own attributes.
 */
import { RISK_CONSENT } from "#features/catalogue/risk.ts";
import { localArea } from "#shell/storage/storage-area.ts";
import { decodeStored, encodeStored } from "#shell/storage/stored-value.ts";

export function enhance(element: HTMLElement): void {
  const statement = element.dataset["statement"] ?? "";
  const boxes = [...element.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const remembers = boxes.find((box) => "remembers" in box.dataset);

  function show(): void {
    const isAgreed = decodeStored(localArea.read(RISK_CONSENT.key), RISK_CONSENT) === statement;
    element.toggleAttribute("data-agreed", isAgreed);
    if (isAgreed) for (const box of boxes) box.checked = true;
  }

  element.addEventListener("click", (event) => {
    const hasLeft = event.target instanceof Element && event.target.closest("[data-leaves]") !== null;
    if (hasLeft && remembers?.checked) {
      localArea.write(RISK_CONSENT.key, encodeStored(RISK_CONSENT.version, statement));
    }
  });
  localArea.subscribe(RISK_CONSENT.key, show);
  show();
}
