/** Renders a queue of toasts into the toaster that the page was served with. */
import type { Toast, ToastQueue } from "./toast-queue.ts";

function render(toaster: HTMLElement, toast: Toast, queue: ToastQueue): void {
  const template = toaster.querySelector<HTMLTemplateElement>(`template[data-tone="${toast.tone}"]`);
  const view = template?.content.firstElementChild?.cloneNode(true);
  if (!(view instanceof HTMLElement)) return;
  view.dataset["toast"] = String(toast.id);
  view.querySelector("[data-toast-text]")?.append(toast.text);
  view.querySelector("button")?.addEventListener("click", () => queue.dismiss(toast.id));
  toaster.append(view);
}

/**
 * What was used last. Safari focuses no button that is clicked, but what is around it, so a press counts until the
 * focus goes somewhere else.
 */
function followUse(): () => Element | null {
  let used: Element | null = null;
  const follow = ({ type, target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (type === "focusin" && used && target.contains(used)) return;
    used = target;
  };
  document.addEventListener("pointerdown", follow, { capture: true, passive: true });
  document.addEventListener("focusin", follow);
  return () => (used?.isConnected ? used : document.activeElement);
}

/** Moves the toaster away from the element that caused the toast. */
function stayClear(toaster: HTMLElement, used: Element | null): void {
  const { bottom = 0 } = used?.getBoundingClientRect() ?? {};
  const isLow = used !== document.body && bottom > window.innerHeight / 2;
  toaster.toggleAttribute("data-at-top", isLow);
}

interface Parts {
  readonly toaster: HTMLElement;
  readonly voice: Element | null;
  readonly lastUsed: () => Element | null;
}

function update({ toaster, voice, lastUsed }: Parts, queue: ToastQueue): void {
  const toasts = queue.current();
  const views = [...toaster.querySelectorAll<HTMLElement>("[data-toast]")];
  for (const view of views) if (!toasts.some(({ id }) => String(id) === view.dataset["toast"])) view.remove();
  const added = toasts.filter(({ id }) => !views.some((view) => view.dataset["toast"] === String(id)));
  for (const toast of added) render(toaster, toast, queue);
  const last = added.at(-1);
  if (last && voice) voice.textContent = last.text;
  if (last) stayClear(toaster, lastUsed());
  // A popover is in the top layer; showing it again puts it above a dialog that opened meanwhile.
  if (toaster.matches(":popover-open") && (last || toasts.length === 0)) toaster.hidePopover();
  if (last) toaster.showPopover();
}

export function showToasts(queue: ToastQueue): void {
  const toaster = document.querySelector<HTMLElement>("[data-toaster]");
  if (!toaster) return;
  const parts = { toaster, voice: document.querySelector("[data-toast-voice]"), lastUsed: followUse() };
  queue.subscribe(() => update(parts, queue));
  toaster.addEventListener("mouseenter", queue.pause);
  toaster.addEventListener("mouseleave", queue.resume);
  toaster.addEventListener("focusin", queue.pause);
  toaster.addEventListener("focusout", queue.resume);
}
