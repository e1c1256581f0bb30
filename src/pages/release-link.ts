import type { Platform, ReleaseFacts } from "#features/downloads/model.ts";
import { useLink } from "#shell/navigation/use-link.ts";

/** The store depends on the host (§9), so the brand's links define it. */
const STORES: Partial<Record<Platform, string>> = {
  "google-play": "tool:androidStore",
  ios: "tool:iosStore",
  "chrome-extension": "tool:extensionStore",
};

/** The link to a release: its store page or the file. Null if there is neither. */
export function useReleaseLink(release: ReleaseFacts | null | undefined) {
  const store = release && STORES[release.platform];
  const address = release?.url ?? null;
  const link = useLink(store ?? fileTarget(address));
  if (!release || (store === undefined && address === null)) return null;
  // A download stays in this tab, because the browser does not leave the page.
  return store === undefined ? { href: link.href } : link;
}

/** A path is a file of this site, outside the languages. */
const fileTarget = (address: string | null): string =>
  address?.startsWith("https:") ? address : `root:${address ?? ""}`;
