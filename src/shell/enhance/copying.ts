/** `data-copies="text"` on a button copies that text, and says so (§8: "Fail" when the browser refuses). */
import { notify } from "#ui/toast/toast-queue.ts";
import { around } from "./elements.ts";

async function copy(button: HTMLElement): Promise<void> {
  const { copyText } = await import("#ui/copy/copy-text.ts");
  const { copies = "", copied = "", failed = "" } = button.dataset;
  const isCopied = await copyText(copies, button);
  notify({ tone: isCopied ? "good" : "warning", text: isCopied ? copied : failed });
}

export function enhanceCopying(): void {
  document.addEventListener("click", (event) => {
    const button = around(event, "[data-copies]");
    if (button) void copy(button);
  });
}
