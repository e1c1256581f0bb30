/**
 * Copies with the Clipboard API, or by selecting a hidden text. `navigator.clipboard` is missing outside secure
 * contexts, and in-app browsers may refuse it. The hidden text is inserted beside the button, because an open
 * dialog would make text outside it unselectable.
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, beside);
  }
}

function copyBySelection(text: string, beside: HTMLElement): boolean {
  const area = document.createElement("textarea");
  area.className = "visually-hidden";
  area.readOnly = true;
  area.value = text;
  beside.after(area);
  const focused = document.activeElement;
  try {
    area.select();
    area.setSelectionRange(0, text.length);
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
