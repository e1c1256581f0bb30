import { latestOf, type ReleaseFacts } from "#features/downloads/model.ts";

/** The packages of the latest version: the one for most phones, which the button names, and the one for old ones. */
export function androidPackages(releases: readonly ReleaseFacts[]) {
  const latest = latestOf(releases, "android-apk");
  const packages = releases.filter(
    ({ platform, version, state }) =>
      platform === "android-apk" && version === latest?.version && state === "listed",
  );
  const old = packages.find(({ variant }) => variant === "arm32");
  return {
    packages,
    main: packages.find((one) => one !== old),
    old,
  };
}
