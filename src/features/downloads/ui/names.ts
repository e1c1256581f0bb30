import { useTranslations } from "use-intl";
import { familyOf, type Platform, type Release } from "#features/downloads/model.ts";

/** Proper names, the same in every language. */
const SYSTEMS: Partial<Record<Platform, string>> = {
  "desktop-windows": "Windows",
  "desktop-mac": "macOS",
  "desktop-linux": "Linux",
};

export function usePlatformName(): (platform: Platform) => string {
  const t = useTranslations("downloads.families");
  return (platform) => SYSTEMS[platform] ?? t(familyOf(platform));
}

/**
 * The part of a package's name that distinguishes it within its version: "64-bit", "Windows", "Linux · ARM". Empty
 * if it is the only one.
 */
export function usePackageName(): (release: Pick<Release, "platform" | "variant">) => string {
  const t = useTranslations("downloads.variants");
  return ({ platform, variant }) => {
    const system = SYSTEMS[platform];
    if (!system) return variant ? t(variant) : "";
    // Only Linux has packages for several processor types.
    if (platform !== "desktop-linux") return system;
    return `${system} · ${variant === "arm64" ? "ARM" : t("x64")}`;
  };
}

/** The file name from its address. */
export const fileNameOf = ({ url }: Pick<Release, "url">): string => url?.split("/").at(-1) ?? "";
