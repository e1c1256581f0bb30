/**
 * Navigation preload lets the browser request a page while the worker starts. Some browsers lack it. In Firefox (153) a
 * preload that fails fails the navigation too, whatever the worker answers, so cached pages could not be read offline.
 */
type NavigationPreload = Pick<NavigationPreloadManager, "enable" | "disable">;

/** Disables it explicitly in Firefox: the browser keeps what an earlier worker has enabled. */
export async function setNavigationPreload(
  preload: NavigationPreload | undefined,
  userAgent: string,
): Promise<void> {
  if (userAgent.includes("Firefox/")) await preload?.disable();
  else await preload?.enable();
}
