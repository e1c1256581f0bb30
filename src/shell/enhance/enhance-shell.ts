/** Makes the served shell work, on every page, without React. Each part looks after its own elements. */
import { enhanceDonation } from "#shell/donation/enhance-donation.ts";
import { enhanceFooter } from "#shell/footer/enhance-footer.ts";
import { enhanceHeader } from "#shell/header/enhance-header.ts";
import { enhanceLanguages } from "#shell/language/enhance-languages.ts";
import { enhanceLoadingBar } from "#shell/loading-bar/enhance-loading-bar.ts";
import { enhanceMainlandNotice } from "#shell/notices/enhance-mainland-notice.ts";
import { enhanceOfflineNotice } from "#shell/offline/enhance-offline-notice.ts";
import { startWorker } from "#shell/offline/start-worker.ts";
import { enhancePrefetch } from "#shell/prefetch/enhance-prefetch.ts";
import { passTheme } from "#shell/theme/pass-theme.ts";
import { enhanceTheme } from "#shell/theme/enhance-theme.ts";
import { enhanceToasts } from "#shell/toasts/enhance-toasts.ts";
import { enhanceAcknowledging } from "./acknowledging.ts";
import { enhanceCopying } from "./copying.ts";
import { enhanceDialogs } from "./dialogs.ts";
import { enhancePlatform } from "./enhance-platform.ts";
import { nextTask } from "./next-task.ts";

/** What shows, and what a visitor may touch first, comes first. */
const PARTS = [
  enhancePlatform,
  enhanceTheme,
  passTheme,
  startWorker,
  enhanceHeader,
  enhanceLanguages,
  enhanceDialogs,
  enhanceAcknowledging,
  enhanceDonation,
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
}
