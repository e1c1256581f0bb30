/** A version among those of its platform, and a file in the list of known fakes, as the download pages show them. */
import { familyOf, versionsOf, type KnownFake, type Release } from "#features/downloads/model.ts";
import { KnownFakes } from "#features/downloads/ui/known-fakes.tsx";
import { VersionRow, type PackageLink } from "#features/downloads/ui/version-row/version-row.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

interface ReleasePreviewProps {
  /** As it would be after the change. */
  readonly release: Release;
  readonly releases: readonly Release[];
  readonly fake?: KnownFake | null;
}

const PlainLink: PackageLink = ({ release, children }) => (
  <InlineLink href={release.url ?? ""}>{children}</InlineLink>
);

/** Every version is public in each state, so no date hides it. */
const UNDATED = {};

export function ReleasePreview({ release, releases, fake = null }: ReleasePreviewProps) {
  const all = [...releases.filter(({ id }) => id !== release.id), release];
  const family = familyOf(release.platform);
  const group = versionsOf(all, family).find(({ version }) => version === release.version);
  return (
    <PreviewFrame dated={UNDATED}>
      {() => (
        <>
          <ul>{group && <VersionRow family={family} releases={all} link={PlainLink} {...group} />}</ul>
          {fake && <KnownFakes fakes={[fake]} />}
        </>
      )}
    </PreviewFrame>
  );
}
