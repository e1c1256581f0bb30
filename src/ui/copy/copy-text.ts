/**
 * Copies by the modern way, else by selecting a hidden text. `navigator.clipboard` is missing outside secure
 * contexts and may be refused by in-app browsers. The hidden text stands beside the button: elsewhere an open
 * dialog would keep it from being selected.
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
