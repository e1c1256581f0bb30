import { useTranslations } from "use-intl";
import type { Family, ReleaseInShort } from "#features/downloads/model.ts";
import { familyOf, versionsOf } from "#features/downloads/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { LocalisedText } from "./localised-text.tsx";

/** Lists the unsafe versions among the given ones; renders nothing if there are none. */
export function UnsafeNotice({ releases }: { readonly releases: readonly ReleaseInShort[] }) {
  const t = useTranslations("downloads");
  const localPath = useLocalPath();
  const unsafe = releases.filter(({ state }) => state === "unsafe");
  const families = [...new Set(unsafe.map(({ platform }) => familyOf(platform)))];
  const versions = families.flatMap((family: Family) =>
    versionsOf(unsafe, family).map(({ version, packages }) => ({
      family,
      version,
      reason: packages[0]?.reason,
    })),
  );
  if (versions.length === 0) return null;
  return (
    <Stack gap={3}>
      {versions.map(({ family, version, reason }) => (
        <Notice
          key={`${family} ${version}`}
          tone="bad"
          title={t("unsafe.title", { version, platform: t(`families.${family}`) })}
        >
          {reason && <LocalisedText texts={reason} />}{" "}
          <InlineLink href={localPath(`/download/versions#${family}`)}>{t("unsafe.action")}</InlineLink>
        </Notice>
      ))}
    </Stack>
  );
}
