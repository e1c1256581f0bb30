/** Adds behaviour to the served shell on every page, without React. Each part handles its own elements. */
import { enhanceFooter } from "#shell/footer/footer.browser.ts";
import { enhanceHeader } from "#shell/header/header.browser.ts";
import { enhancePictures } from "#shell/icons/file-icon.browser.ts";
import { enhanceLanguages } from "#shell/language/language-links.browser.ts";
import { enhanceLoadingBar } from "#shell/loading-bar/loading-bar.browser.ts";
import { enhanceMainlandNotice } from "#shell/notices/mainland-notice.browser.ts";
import { enhanceOfflineNotice } from "#shell/offline/offline-notice.browser.ts";
import { startWorker } from "#shell/offline/start-worker.ts";
import { enhancePrefetch } from "#shell/prefetch/prefetch.browser.ts";
import { passTheme } from "#shell/navigation/shell-link.browser.ts";
import { enhanceTheme } from "#shell/theme/theme-toggle.browser.ts";
import { enhanceToasts } from "#shell/toasts/toasts.browser.ts";
import { enhanceAcknowledging } from "#shell/enhance/acknowledging.browser.ts";
import { enhanceCopying } from "#shell/enhance/copying.browser.ts";
import { enhanceDialogs } from "#shell/enhance/dialogs.browser.ts";
import { enhancePlatform } from "#shell/enhance/platform.browser.ts";
import { nextTask } from "#shell/enhance/next-task.ts";
import { SHELL_ENHANCED } from "#shell/enhanced-mark.ts";

/** Visible parts, and parts a visitor may touch first, come first. */
const PARTS = [
  enhancePlatform,
  enhanceTheme,
  passTheme,
  enhancePictures,
  startWorker,
  enhanceHeader,
  enhanceLanguages,
  enhanceDialogs,
  enhanceAcknowledging,
  enhanceCopying,
  enhanceToasts,
  enhanceLoadingBar,
  enhanceFooter,
  enhanceMainlandNotice,
  enhanceOfflineNotice,
  enhancePrefetch,
];

export async function enhanceShell(): Promise<void> {
  for (const enhance of PARTS) {
    enhance();
    await nextTask();
  }
  performance.mark(SHELL_ENHANCED);
}
