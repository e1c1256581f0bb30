/** A button with the attributes of `COPY` copies its text and confirms it (§8: "Fail" if the browser refuses). */
import { COPY } from "#ui/copy/copy-attributes.ts";
import { notify } from "#ui/toast/toast-queue.ts";
import { closestTarget } from "./closest-target.ts";

async function copy(button: HTMLElement): Promise<void> {
  const { copyText } = await import("#ui/copy/copy-text.ts");
  const valueOf = (name: string): string => button.getAttribute(name) ?? "";
  const isCopied = await copyText(valueOf(COPY.text), button);
  notify({ tone: isCopied ? "good" : "warning", text: valueOf(isCopied ? COPY.copied : COPY.failed) });
}

export function enhanceCopying(): void {
  document.addEventListener("click", (event) => {
    const button = closestTarget(event, `[${COPY.text}]`);
    if (button) void copy(button);
  });
}
