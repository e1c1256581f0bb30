import { showToasts } from "#ui/toast/show-toasts.ts";
import { toasts } from "#ui/toast/toast-queue.ts";

export const enhanceToasts = (): void => showToasts(toasts);
