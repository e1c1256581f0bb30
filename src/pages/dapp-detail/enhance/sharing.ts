/** `data-enhance="sharing"`: shows a button where the device can share, and shares the page with it. */
export function enhance(button: HTMLElement): void {
  if (typeof navigator.share !== "function") return;
  const { url = "", text = "" } = button.dataset;
  button.hidden = false;
  button.addEventListener("click", () => {
    // Refused or closed by the reader: nothing is left to say.
    navigator.share({ url, text }).catch(() => undefined);
  });
}
