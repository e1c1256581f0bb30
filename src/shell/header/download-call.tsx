/** Rendered on the server only (see header.tsx). */
import { useLocalPath } from "#i18n/language.tsx";
import { navigation } from "#shell/navigation/navigation.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { useMenuText } from "#shell/header/menu/menu-text.ts";

export function DownloadCall({ size }: { size: "sm" | "lg" }) {
  const { target, title } = navigation.download;
  return (
    <ButtonLink href={useLocalPath()(target)} size={size} wide={size === "lg"}>
      {useMenuText()(title)}
    </ButtonLink>
  );
}
